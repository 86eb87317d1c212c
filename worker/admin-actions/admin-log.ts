import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import * as z from 'zod/mini'
import { adminCalls } from '../../domain/admin-calls.ts'
import { userID } from '../../domain/api/user.ts'
import type { AppEnv } from '../http/context.ts'
import { saveAdminAction } from './queries.ts'

const BASE = '/api/v1'

/**
 * Keeps what an administrator has done, once it is done: after the answer, so that no call waits for it and none fails
 * with it. What was only tried out or refused is not kept.
 */
export const adminLog = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { actor } = c.var
  if (actor?.role !== 'admin' || !c.res.ok || c.req.query('dryRun') === '1') return
  const call = nameOf(c)
  const known = adminCalls[call]
  if (!known) return
  const { about = '', target = [], ofOthers = false } = known
  const answer = [about, ...target].some((place) => place.startsWith('answer.')) ? c.res.clone() : null
  const { db, now, sent } = c.var
  const param: unknown = c.req.param()
  const keep = async () => {
    const said = { param, sent, answer: await answer?.json() }
    const users = [...new Set(valuesAt(said, about).map(asUserID))]
    if (ofOthers && users.every((id) => id === actor.id)) return
    const [first = ''] = target.flatMap((place) => valuesAt(said, place)).filter((value) => value !== '')
    await saveAdminAction(db, { userID: actor.id, call, about: users, target: String(first) }, now)
  }
  c.var.later(keep())
})

/** The call by its method and the path of its route: `PATCH /user/:id`. */
function nameOf(c: Context<AppEnv>): string {
  const path = routePath(c).slice(BASE.length)
  return `${c.req.method} ${path.replace(/\/$/, '')}`
}

const fields = z.record(z.string(), z.unknown())
const oneOrMore = z.pipe(
  z.transform((value) => [value].flat()),
  z.array(z.unknown()),
)

/** What stands at a place such as `sent.activities.userID`: of a list, what stands in each of its rows. */
function valuesAt(said: unknown, place: string): unknown[] {
  if (place === '') return []
  return place.split('.').reduce(
    (found, name) =>
      found.flatMap((each) => {
        const value = fields.safeParse(each).data?.[name]
        return value === undefined ? [] : oneOrMore.parse(value)
      }),
    [said],
  )
}

function asUserID(value: unknown): number {
  return userID.parse(Number(value))
}
