import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import * as z from 'zod/mini'
import { type AdminCall, adminCalls } from '../../domain/admin-calls.ts'
import type { Changes } from '../../domain/api/admin-action.ts'
import { userID } from '../../domain/api/user.ts'
import { HOUR } from '../../domain/bounds.ts'
import { keptValue } from '../../domain/changed-fields.ts'
import type { AppEnv } from '../http/context.ts'
import { logFault } from '../http/log-fault.ts'
import { type Action, countAdminAction, saveAdminAction } from './queries.ts'

const BASE = '/api/v1'

/**
 * Writes the journal's rows of a call that was done, before its answer is sent. A call that only reads is not answered
 * unless its row is kept; a change is done by then, so it is answered all the same and the fault is logged. Calls that
 * were refused or tried out have no row.
 */
export const adminLog = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { actor } = c.var
  if (!actor || !c.res.ok || c.req.query('dryRun') === '1') return
  const call = nameOf(c)
  const known = adminCalls[call]
  if (!known || (actor.role !== 'admin' && !known.byPupils)) return
  const keeping = keep(c, call, known, actor.id)
  await (isReading(c) ? keeping : keeping.catch((error: unknown) => logFault('The journal', error)))
})

async function keep(c: Context<AppEnv>, call: string, known: AdminCall, userID: number): Promise<void> {
  const { db, now } = c.var
  const action = { call, userID, ...(await detailsOf(c, known)) }
  if (known.ofOthers && action.about.every((user) => user.userID === userID)) return
  await (isReading(c) ? countAdminAction(db, action, now, HOUR) : saveAdminAction(db, action, now))
}

function isReading(c: Context<AppEnv>): boolean {
  return c.req.method === 'GET'
}

/** The call by its method and the path of its route: `PATCH /user/:id`. */
function nameOf(c: Context<AppEnv>): string {
  const path = routePath(c).slice(BASE.length)
  return `${c.req.method} ${path.replace(/\/$/, '')}`
}

/** The call's target and changes, from its row of `adminCalls` and its handler. */
async function detailsOf(
  c: Context<AppEnv>,
  { about, target = [], tells = {} }: AdminCall,
): Promise<Pick<Action, 'about' | 'target' | 'changes'>> {
  const { sent, notes } = c.var
  const places = [about ?? '', ...target, ...Object.values(tells)]
  const readsAnswer = places.some((place) => place.startsWith('answer.'))
  const answer: unknown = readsAnswer ? await c.res.clone().json() : null
  const said = { param: c.req.param(), query: c.req.query(), sent, answer }
  const told = Object.entries(tells).flatMap(([field, place]) =>
    valuesAt(said, place).map((value) => [field, { to: keptValue(value) }]),
  )
  const notedOf = (userID?: number): Changes =>
    Object.fromEntries(
      notes.flatMap((note) => (note.userID === userID ? Object.entries(note.changes ?? {}) : [])),
    )
  const [noted] = notes.flatMap((note) => note.target ?? [])
  const [named = ''] = target.flatMap((place) => valuesAt(said, place)).filter((value) => value !== '')
  const users = [...new Set(valuesAt(said, about ?? '').map(asUserID))]
  return {
    about: users.map((userID) => ({ userID, changes: notedOf(userID) })),
    target: noted ?? String(named),
    changes: { ...Object.fromEntries(told), ...notedOf() },
  }
}

const fields = z.record(z.string(), z.unknown())
const oneOrMore = z.pipe(
  z.transform((value) => [value].flat()),
  z.array(z.unknown()),
)

/** The values at a place such as `sent.activities.userID`: of a list, those in each of its rows. */
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
