import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import * as z from 'zod/mini'
import { type AdminCall, adminCalls } from '../../domain/admin-calls.ts'
import type { Changes } from '../../domain/api/admin-action.ts'
import { userID } from '../../domain/api/user.ts'
import { HOUR } from '../../domain/bounds.ts'
import { loggedValue } from '../../domain/changed-fields.ts'
import type { AppEnv } from '../http/context.ts'
import { logError } from '../http/log-error.ts'
import { type Action, countAdminAction, saveAdminAction } from './queries.ts'

const API_PATH = '/api/v1'

/**
 * Middleware that enters administrators' calls in the journal before the response is sent. If the entry
 * cannot be saved, a call that only reads fails too. A change has already happened, so it is answered and the
 * error is only logged. Refused calls and dry runs have no entry.
 */
export const keepJournal = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { actor } = c.var
  if (!actor || !c.res.ok) return
  const call = nameOf(c)
  const logged = adminCalls[call]
  if (!logged || (actor.role !== 'admin' && !logged.byPupils)) return
  if (logged.hasDryRun && c.req.query('dryRun') === '1') return
  const saving = save(c, call, logged, actor.id)
  await (isReading(c) ? saving : saving.catch((error: unknown) => logError('Writing the journal', error)))
})

async function save(c: Context<AppEnv>, call: string, logged: AdminCall, userID: number): Promise<void> {
  const { db, now } = c.var
  const action = { call, userID, ...(await detailsOf(c, logged)) }
  if (logged.ofOthers && action.about.every((user) => user.userID === userID)) return
  await (isReading(c) ? countAdminAction(db, action, now, HOUR) : saveAdminAction(db, action, now))
}

function isReading(c: Context<AppEnv>): boolean {
  return c.req.method === 'GET'
}

/** The call's method and route: `PATCH /user/:id`. */
function nameOf(c: Context<AppEnv>): string {
  const path = routePath(c).slice(API_PATH.length)
  return `${c.req.method} ${path.replace(/\/$/, '')}`
}

/** The users, target and changes of the call, from its entry in `adminCalls` and its handler's notes. */
async function detailsOf(
  c: Context<AppEnv>,
  { about, target = [], tells = {} }: AdminCall,
): Promise<Pick<Action, 'about' | 'target' | 'changes'>> {
  const { sent, notes } = c.var
  const places = [about ?? '', ...target, ...Object.values(tells)]
  const readsAnswer = places.some((place) => place.startsWith('answer.'))
  const answer: unknown = readsAnswer ? await c.res.clone().json() : null
  const source = { param: c.req.param(), query: c.req.query(), sent, answer }
  const values = Object.entries(tells).flatMap(([field, place]) =>
    valuesAt(source, place).map((value) => [field, { to: loggedValue(value) }]),
  )
  const notedChanges = (userID?: number): Changes =>
    Object.fromEntries(
      notes.flatMap((note) => (note.userID === userID ? Object.entries(note.changes ?? {}) : [])),
    )
  const [notedTarget] = notes.flatMap((note) => note.target ?? [])
  const [foundTarget = ''] = target
    .flatMap((place) => valuesAt(source, place))
    .filter((value) => value !== '')
  const users = [...new Set(valuesAt(source, about ?? '').map(toUserID))]
  return {
    about: users.map((userID) => ({ userID, changes: notedChanges(userID) })),
    target: notedTarget ?? String(foundTarget),
    changes: { ...Object.fromEntries(values), ...notedChanges() },
  }
}

const fields = z.record(z.string(), z.unknown())
const oneOrMore = z.pipe(
  z.transform((value) => [value].flat()),
  z.array(z.unknown()),
)

/** The values at a path such as `sent.activities.userID`. A list yields the values of each row. */
function valuesAt(source: unknown, place: string): unknown[] {
  if (place === '') return []
  return place.split('.').reduce(
    (found, name) =>
      found.flatMap((each) => {
        const value = fields.safeParse(each).data?.[name]
        return value === undefined ? [] : oneOrMore.parse(value)
      }),
    [source],
  )
}

function toUserID(value: unknown): number {
  return userID.parse(Number(value))
}
