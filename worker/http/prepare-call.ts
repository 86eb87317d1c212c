import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { createTally } from '../../domain/tally.ts'
import { openDatabase } from '../db/database.ts'
import { readVariables } from '../env.ts'
import { type SchoolStores, schoolAt } from '../schools/stores.ts'
import type { AppDependencies, AppEnv } from './context.ts'
import { logError } from './log-error.ts'

/** Sets the variables that every handler reads from `c.var`. */
export function prepareCall({ clock, random, tally = createTally() }: AppDependencies) {
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
      c.executionCtx.waitUntil(work.catch((error) => logError('Work after an answer', error))),
    )
    c.set('actor', null)
    c.set('user', null)
    c.set('substitute', null)
    c.set('session', null)
    c.set('sent', null)
    c.set('notes', [])
    enterSchool(c, schoolAt(c.env, c.req.url))
    await next()
  })
}

/** Makes the school the one of this call. */
export function enterSchool(c: Context<AppEnv>, school: SchoolStores): void {
  c.set('school', school)
  c.set('db', openDatabase(school.database))
}
