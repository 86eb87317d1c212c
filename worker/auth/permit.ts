import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { uniqueSymbol } from 'hono-openapi'
import { type Actor, type Capability, can, canToSome } from '../../domain/access.ts'
import { hasSecondFactor, type PersonClaims, PROOF_SECONDS } from '../../domain/api/token.ts'
import { kinds } from '../../domain/refusals/refusals.ts'
import type { AppEnv, Call } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { mustBeWithinBounds } from '../limits/call-bounds.ts'
import { enterSchool } from '../schools/enter-school.ts'
import { mustBeFilled } from '../schools/state.ts'
import { findSchool } from '../schools/stores.ts'
import { hasEnded } from '../sessions/queries.ts'
import { readSettings } from '../settings/queries.ts'
import { findUser, type User } from '../users/queries.ts'
import { openKeys } from './keys.ts'
import { verifyPerson } from './token.ts'

/** Which tokens open calls of the API. */
type PersonAudience = 'api' | 'multiplayer'

/**
 * Lets a call pass whose caller may do it, be it to their own record alone: then the handler asks
 * `mustBeAllowed` with the record's owner. No token is a visitor, any token but a good one for the
 * audience is a 401. The call is counted: `limits/call-bounds.ts`.
 * @param writes set for a GET that may change something
 */
export function permit(capability: Capability, audience: PersonAudience = 'api', { writes = false } = {}) {
  const handler = createMiddleware<AppEnv>(async (c, next) => {
    const { user, session, actor } = await caller(c, audience)
    if (!canToSome(actor, capability)) throw notAllowed(actor)
    await mustBeWithinBounds(c, actor, writes || !isReading(c))
    c.set('user', user)
    c.set('actor', actor)
    c.set('session', session)
    await next()
  })
  return Object.assign(handler, { [uniqueSymbol]: { spec: whoMay(capability, audience) } })
}

/** Sets the caller where the token is good. Any other token counts as none. @throws {Refusal} 503 while the school is closed */
export const callerIfKnown = Object.assign(
  createMiddleware<AppEnv>(async (c, next) => {
    const { user } = await caller(c, 'api').catch(asVisitor)
    c.set('user', user)
    c.set('actor', user && actorOf(user))
    await next()
  }),
  { [uniqueSymbol]: { spec: { security: [{}, { api: [] }] } } },
)

function asVisitor(error: unknown): Pick<Call, 'user'> {
  if (error instanceof Refusal && isUnauthorized(error)) return { user: null }
  throw error
}

function isUnauthorized({ code }: Refusal): boolean {
  return kinds[code] === 'unauthorized'
}

function isReading({ req: { method } }: Context<AppEnv>): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** What the published description says of who may call. */
function whoMay(capability: Capability, audience: PersonAudience) {
  const actors: [string, Actor][] = [
    ['Visitors', null],
    ['Pupils', { id: 1, role: 'pupil' }],
    ['Administrators', { id: 1, role: 'admin' }],
  ]
  const rights = actors.map(([who, actor]) => {
    const right = can(actor, capability) ? 'yes' : canToSome(actor, capability) ? 'their own' : 'no'
    return `${who}: ${right}.`
  })
  const token = { [audience]: [] }
  return {
    description: rights.join(' '),
    security: canToSome(null, capability) ? [{}, token] : [token],
  }
}

/** @throws {Refusal} 401 or 403 where the caller may not do it to a record of the user `ownerID`. */
export function mustBeAllowed(actor: Actor, capability: Capability, ownerID: number): void {
  if (!can(actor, capability, ownerID)) throw notAllowed(actor)
}

/** @throws {Refusal} 403 for a pupil whose session no card opened: others may know the name, and guess the secret pictures. */
export function mustBeProven({ var: { actor, session } }: Context<AppEnv>): void {
  if (actor?.role === 'pupil' && session?.by !== 'card') throw new Refusal('proofNeeded')
}

/**
 * @throws {Refusal} 403 for an administrator whose last proof of who they are is older than ten minutes. It stands before `body` where every
 * call of a route needs a proof.
 */
export function mustBeFresh({ var: { actor, session, now } }: Context<AppEnv>): void {
  if (actor?.role !== 'admin') return
  const age = now.getTime() / 1000 - (session?.provenAt ?? 0)
  if (age >= PROOF_SECONDS) throw new Refusal('proofTooOld')
}

/** `mustBeFresh` as a part of a route. */
export const freshProof = createMiddleware<AppEnv>(async (c, next) => {
  mustBeFresh(c)
  await next()
})

/** The row of the signed-in caller. @throws {Refusal} 401 for a visitor. */
export function signedIn(c: Context<AppEnv>): User {
  if (!c.var.user) throw notAllowed(null)
  return c.var.user
}

export function actorOf(user: User): NonNullable<Actor> {
  return { id: user.id, role: user.isAdmin ? 'admin' : 'pupil' }
}

function notAllowed(actor: Actor): Refusal {
  if (!actor) return new Refusal('signInFirst')
  return new Refusal(actor.isLimited ? 'secondFactorNeeded' : 'forbidden')
}

/**
 * The token says which school's database is asked, and that has the last word: a disabled user or a changed role is
 * noticed at once, not at expiry.
 */
async function caller(
  c: Context<AppEnv>,
  audience: PersonAudience,
): Promise<Pick<Call, 'user' | 'session' | 'actor'>> {
  const header = c.req.header('authorization')
  if (header === undefined) return { user: null, session: null, actor: null }
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1]
  if (!token) throw new Refusal('badToken')
  const claims = await verifyPerson(await openKeys(c.var.variables), audience, token, c.var.now)
  const school = findSchool(c.env, claims.school)
  if (!school) throw new Refusal('badToken')
  await mustBeFilled(school)
  enterSchool(c, school)
  const [user, isLimited] = await Promise.all([
    findUser(c.var.db, Number(claims.sub)),
    lacksFactor(c, claims),
  ])
  if (!user?.isEnabled || actorOf(user).role !== claims.role) throw new Refusal('sessionEnded')
  if (user.tokenVersion !== claims.tokenVersion || hasEnded(user, claims.sid))
    throw new Refusal('sessionEnded')
  return { user, session: claims, actor: { ...actorOf(user), ...(isLimited && { isLimited }) } }
}

/** Whether the session is an administrator's and lacks the second factor that the school requires. */
async function lacksFactor(c: Context<AppEnv>, claims: PersonClaims): Promise<boolean> {
  if (claims.role !== 'admin' || hasSecondFactor(claims)) return false
  return (await readSettings(c.var.db)).requiresSecondFactor
}
