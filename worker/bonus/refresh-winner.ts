import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../http/context.ts'
import { refreshBonus } from './cached-bonus.ts'
import { readStamps } from './read-bonus.ts'

/** Renews the copy of the bonus after accounts change, since it contains the name of the winner. */
export const refreshWinner = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.req.method === 'GET' || !c.res.ok) return
  const { school, db, now, later } = c.var
  // The work starts only after `later` has registered it with the platform.
  later(
    Promise.resolve()
      .then(() => readStamps(db))
      .then((stamps) => refreshBonus({ school, db, now, later }, stamps)),
  )
})
