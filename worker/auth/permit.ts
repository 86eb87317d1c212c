import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { uniqueSymbol } from 'hono-openapi'
import { type Actor, type Capability, can, canForSomeRecord, coversClasses } from '../../domain/access.ts'
import { contentAreas } from '../../domain/api/scope.ts'
import { hasSecondFactor, type PersonClaims, PROOF_LIFETIME_SECONDS } from '../../domain/api/token.ts'
import { schoolDay } from '../../domain/calendar.ts'
import { refusalKinds } from '../../domain/refusals/refusals.ts'
import { substituteActorID } from '../../domain/substitute.ts'
import { ownKeyMatcher } from '../groups/audience.ts'
import type { AppEnv, CallVariables } from '../http/context.ts'
import { enterSchool } from '../http/prepare-call.ts'
import { Refusal } from '../http/refusal.ts'
import { assertWithinBounds } from '../limits/call-bounds.ts'
import { assertSeeded } from '../schools/state.ts'
import { findSchool } from '../schools/stores.ts'
import { hasEnded } from '../sessions/queries.ts'
import { readSettings } from '../settings/queries.ts'
import { findSubstitute } from '../substitutes/queries.ts'
import { findUser, listClassesOfUsers, scopeOf, type User } from '../users/queries.ts'
import { openKeys } from './keys.ts'
import { verifyPerson } from './token.ts'

/** Audiences of tokens that the API accepts. */
type PersonAudience = 'api' | 'multiplayer' | 'live'

/**
 * Middleware that requires a capability. A capability for the caller's own records only is enough, so
 * the handler must also call `assertAllowed` with the record's owner. A call without a token is a visitor's; an
 * invalid token is refused with 401. Counts the call (`limits/call-bounds.ts`).
 * @param audiences the tokens that are accepted
 * @param writes true for a GET that may change something
 */
export function permit(
  capability: Capability,
  audiences: PersonAudience | PersonAudience[] = 'api',
  { writes = false } = {},
) {
  const accepted = [audiences].flat()
  // A token that was given to another games site may only add to the score.
  const withoutGamesSite = accepted.filter((each) => each !== 'multiplayer' || capability === 'addScore')
  const handler = createMiddleware<AppEnv>(async (c, next) => {
    const usable = c.var.variables.MULTIPLAYER_URL === '' ? accepted : withoutGamesSite
    const { user, session, actor } = await readCaller(c, usable)
    if (!canForSomeRecord(actor, capability)) throw notAllowed(actor)
    await assertWithinBounds(c, actor, writes || !isReading(c))
    c.set('user', user)
    c.set('actor', actor)
    c.set('session', session)
    await next()
  })
  return Object.assign(handler, { [uniqueSymbol]: { spec: describeAccess(capability, accepted) } })
}

/**
 * Middleware that sets the caller if the token is valid; otherwise the call is a visitor's.
 * @throws {Refusal} 503 while the school is closed
 */
export const optionalCaller = Object.assign(
  createMiddleware<AppEnv>(async (c, next) => {
    const { user } = await readCaller(c, ['api']).catch(visitorIfUnauthorized)
    c.set('user', user)
    c.set('actor', user && actorOf(user))
    await next()
  }),
  { [uniqueSymbol]: { spec: { security: [{}, { api: [] }] } } },
)

function visitorIfUnauthorized(error: unknown): Pick<CallVariables, 'user'> {
  if (error instanceof Refusal && isUnauthorized(error)) return { user: null }
  throw error
}

function isUnauthorized({ code }: Refusal): boolean {
  return refusalKinds[code] === 'unauthorized'
}

function isReading({ req: { method } }: Context<AppEnv>): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** The published description of who may make a call. */
function describeAccess(capability: Capability, audiences: readonly PersonAudience[]) {
  const actors: [string, Actor][] = [
    ['Visitors', null],
    ['Pupils', { id: 1, role: 'pupil' }],
    ['Administrators', { id: 1, role: 'admin' }],
    ['Colleagues', { id: 1, role: 'admin', scope: { classCodes: [], content: [...contentAreas] } }],
    ['Substitutes', { id: -1, role: 'substitute', scope: { classCodes: [], content: [] } }],
  ]
  const rights = actors.map(([name, actor]) => {
    const right = can(actor, capability) ? 'yes' : canForSomeRecord(actor, capability) ? 'their own' : 'no'
    return `${name}: ${right}.`
  })
  const tokens = audiences.map((audience) => ({ [audience]: [] }))
  return {
    description: rights.join(' '),
    security: canForSomeRecord(null, capability) ? [{}, ...tokens] : tokens,
  }
}

/** @throws {Refusal} 401 or 403 if the caller lacks a capability that only some calls of a route need */
export function assertCapability({ var: { actor } }: Context<AppEnv>, capability: Capability): void {
  if (!can(actor, capability)) throw notAllowed(actor)
}

/** @throws {Refusal} 401 or 403 if the caller lacks the capability for records of user `ownerID` */
export async function assertAllowed(
  { var: { actor, db } }: Context<AppEnv>,
  capability: Capability,
  ownerID: number,
): Promise<void> {
  if (can(actor, capability, ownerID)) return
  // Only a colleague's rights depend on the owner's class.
  const owner = actor?.scope && (await findUser(db, ownerID))
  if (!owner || owner.isAdmin || !can(actor, capability, ownerID, owner.classCode)) throw notAllowed(actor)
}

/** @throws {Refusal} 403 if a class is not the colleague's */
export function assertOwnClasses({ var: { actor } }: Context<AppEnv>, classCodes: readonly string[]): void {
  if (!coversClasses(actor, classCodes)) throw notAllowed(actor)
}

/** @throws {Refusal} 403 if an audience key is not of the colleague's classes, groups and pupils */
export async function assertOwnAudience(
  { var: { actor, db } }: Context<AppEnv>,
  keys: readonly string[],
): Promise<void> {
  if (!keys.every(await ownKeyMatcher(db, actor))) throw notAllowed(actor)
}

/** @throws {Refusal} 403 if a user is not a pupil of the colleague's classes. Unknown users pass. */
export async function assertOwnPupils(c: Context<AppEnv>, userIDs: readonly number[]): Promise<void> {
  const { actor, db } = c.var
  if (!actor?.scope) return
  const known = await listClassesOfUsers(db, userIDs)
  if (known.some(({ isAdmin }) => isAdmin)) throw notAllowed(actor)
  assertOwnClasses(
    c,
    known.map(({ classCode }) => classCode ?? ''),
  )
}

/**
 * @throws {Refusal} 403 for a pupil who did not sign in with a card: names are known to others, and secret
 * pictures can be guessed
 */
export function assertCardSession({ var: { actor, session } }: Context<AppEnv>): void {
  if (actor?.role === 'pupil' && session?.by !== 'card') throw new Refusal('proofNeeded')
}

/**
 * @throws {Refusal} 403 for an administrator whose last proof of identity is older than ten minutes. If every
 * call of a route needs a proof, use `freshProof` before `body`.
 */
export function assertFreshProof({ var: { actor, session, now } }: Context<AppEnv>): void {
  if (actor?.role !== 'admin') return
  const age = now.getTime() / 1000 - (session?.provenAt ?? 0)
  if (age >= PROOF_LIFETIME_SECONDS) throw new Refusal('proofTooOld')
}

export const freshProof = createMiddleware<AppEnv>(async (c, next) => {
  assertFreshProof(c)
  await next()
})

/** The row of the signed-in caller. @throws {Refusal} 401 for a visitor. */
export function signedInUser(c: Context<AppEnv>): User {
  if (!c.var.user) throw notAllowed(null)
  return c.var.user
}

export function actorOf(user: User): NonNullable<Actor> {
  const scope = scopeOf(user)
  return { id: user.id, role: user.isAdmin ? 'admin' : 'pupil', ...(scope && { scope }) }
}

function notAllowed(actor: Actor): Refusal {
  if (!actor) return new Refusal('signInFirst')
  if (actor.isLimited) return new Refusal('secondFactorNeeded')
  if (actor.role === 'substitute') return new Refusal('notForSubstitutes')
  return new Refusal(actor.scope ? 'outsideScope' : 'forbidden')
}

/**
 * Verifies the token, enters its school and checks the user's row, so that disabling a user or changing a
 * role takes effect immediately and not when the token expires.
 */
async function readCaller(
  c: Context<AppEnv>,
  audiences: PersonAudience[],
): Promise<Pick<CallVariables, 'user' | 'session' | 'actor'>> {
  const header = c.req.header('authorization')
  if (header === undefined) return { user: null, session: null, actor: null }
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1]
  if (!token) throw new Refusal('badToken')
  const claims = await verifyPerson(await openKeys(c.var.variables), audiences, token, c.var.now)
  const school = findSchool(c.env, claims.school)
  if (!school) throw new Refusal('badToken')
  await assertSeeded(school)
  enterSchool(c, school)
  if (claims.role === 'substitute')
    return { user: null, session: claims, actor: await substituteOf(c, claims) }
  const [user, isLimited] = await Promise.all([
    findUser(c.var.db, Number(claims.sub)),
    lacksFactor(c, claims),
  ])
  if (!user?.isEnabled || actorOf(user).role !== claims.role) throw new Refusal('sessionEnded')
  if (user.tokenVersion !== claims.tokenVersion || hasEnded(user, claims.sid))
    throw new Refusal('sessionEnded')
  return { user, session: claims, actor: { ...actorOf(user), ...(isLimited && { isLimited }) } }
}

/**
 * The substitute whose link opened the session.
 * @throws {Refusal} 401 if the link is over, deleted or opened elsewhere
 */
async function substituteOf(c: Context<AppEnv>, { sub, sid }: PersonClaims): Promise<Actor> {
  const row = await findSubstitute(c.var.db, Number(sub))
  const isOpen = sid !== undefined && row?.sid === sid && row.day === schoolDay(c.var.now, c.var.timeZone)
  if (!isOpen) throw new Refusal('substituteEnded')
  c.set('substitute', row)
  const scope = { classCodes: row.classCodes, content: [] }
  return { id: substituteActorID(row.substituteID), role: 'substitute', scope }
}

/** True for an administrator's session without the second factor that the school requires. */
async function lacksFactor(c: Context<AppEnv>, claims: PersonClaims): Promise<boolean> {
  if (claims.role !== 'admin' || hasSecondFactor(claims)) return false
  return (await readSettings(c.var.db)).requiresSecondFactor
}
