import { createMiddleware } from 'hono/factory'
import type { AppEnv, World } from '../context.ts'
import { openDatabase } from '../db/database.ts'
import { readVariables } from '../env.ts'

/** Prepares what every handler finds in `c.var`. */
export function call({ clock, random }: World) {
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set('now', clock())
    c.set('random', random)
    c.set('db', openDatabase(c.env.DB))
    c.set('variables', readVariables(c.env))
    c.set('later', (work) => c.executionCtx.waitUntil(work.catch(logFailure)))
    c.set('actor', null)
    c.set('user', null)
    await next()
  })
}

function logFailure(error: unknown): void {
  console.error(`Work after an answer failed: ${String(error)}`)
}
