import { createMiddleware } from 'hono/factory'
import { createTally } from '../../domain/tally.ts'
import { readVariables } from '../env.ts'
import { enterSchool } from '../schools/enter-school.ts'
import { schoolAt } from '../schools/stores.ts'
import type { AppEnv, World } from './context.ts'
import { logFault } from './log-fault.ts'

/** Prepares what every handler finds in `c.var`. */
export function call({ clock, random, tally = createTally() }: World) {
  const lockEnds = new Map<string, Date>()
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set('now', clock())
    c.set('random', random)
    c.set('tally', tally)
    c.set('lockEnds', lockEnds)
    const variables = readVariables(c.env)
    c.set('variables', variables)
    c.set('timeZone', variables.SCHOOL_TIME_ZONE)
    c.set('later', (work) =>
      c.executionCtx.waitUntil(work.catch((error) => logFault('Work after an answer', error))),
    )
    c.set('actor', null)
    c.set('user', null)
    c.set('session', null)
    c.set('sent', null)
    c.set('notes', [])
    enterSchool(c, schoolAt(c.env, c.req.url))
    await next()
  })
}
