import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../http/context.ts'
import { renewBonus } from './copy.ts'
import { readStamps } from './state.ts'

/** After a change of accounts the copy of the bonus has no former name of its winner, nor one who was erased. */
export const renewsWinner = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.req.method === 'GET' || !c.res.ok) return
  const { school, db, now, later } = c.var
  // Begun once the platform knows of it.
  later(
    Promise.resolve()
      .then(() => readStamps(db))
      .then((stamps) => renewBonus({ school, db, now, later }, stamps)),
  )
})
