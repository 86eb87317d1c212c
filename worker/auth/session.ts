import type { Context } from 'hono'
import type { AdminSessionAnswer, SessionAnswer } from '../../domain/api/auth.ts'
import {
  hasSecondFactor,
  type PersonClaims,
  type SignInMethod,
  type TokenAudience,
} from '../../domain/api/token.ts'
import { dayEnd } from '../../domain/calendar.ts'
import { supportsIn } from '../../domain/supports.ts'
import { type ClassFacts, factsOfClass } from '../classes/queries.ts'
import type { AppEnv } from '../http/context.ts'
import { scopeOf, type User } from '../users/queries.ts'
import { signDevice } from './device.ts'
import { openKeys } from './keys.ts'
import { actorOf } from './permit.ts'
import { type SignedToken, signToken, type TokenClaims } from './token.ts'

/** Session id, sign-in method and time of an administrator's last proof: the same in every token of a session. */
type Session = Pick<PersonClaims, 'by' | 'sid' | 'provenAt'>

/**
 * Opens a session. Every sign-in method returns the result of this function.
 * @param ofClass facts about the user's class, if already read
 */
export async function openSession(
  c: Context<AppEnv>,
  user: User,
  by: SignInMethod,
  message: string,
  ofClass?: ClassFacts,
): Promise<SessionAnswer> {
  const sid = crypto.randomUUID()
  const session = { by, sid, ...(user.isAdmin && { provenAt: toSeconds(c.var.now) }) }
  return toSessionAnswer(c, user, session, message, ofClass)
}

/** Like `openSession`, for an administrator. @param device id of the device, if known */
export async function openAdminSession(
  c: Context<AppEnv>,
  user: User,
  by: SignInMethod,
  message: string,
  device?: string,
): Promise<AdminSessionAnswer> {
  const session = await openSession(c, user, by, message)
  return { ...session, device: await signDevice(c, user, device) }
}

export async function extendSession(
  c: Context<AppEnv>,
  user: User,
  message: string,
  changes: Partial<Session> = {},
): Promise<SessionAnswer> {
  return toSessionAnswer(c, user, { ...sessionOf(c), ...changes }, message)
}

/**
 * Extends the caller's session after a new proof of identity. A password does not replace a second factor
 * shown earlier.
 */
export async function proveSession(
  c: Context<AppEnv>,
  user: User,
  by: SignInMethod,
  message: string,
): Promise<SessionAnswer> {
  const former = sessionOf(c)
  const shown = hasSecondFactor(former) && !hasSecondFactor({ by }) ? former.by : by
  return extendSession(c, user, message, { by: shown, provenAt: toSeconds(c.var.now) })
}

async function toSessionAnswer(
  c: Context<AppEnv>,
  user: User,
  session: Session,
  message: string,
  ofClass?: ClassFacts,
): Promise<SessionAnswer> {
  const { token, expiry } = await sign(c, 'api', claimsOf(c, user, session))
  const scope = scopeOf(user)
  return {
    auth: true,
    user: {
      id: user.id,
      userName: user.userName,
      displayName: user.displayName,
      classCode: user.classCode ?? '',
      avatarUrl: user.avatarUrl,
      isAdmin: user.isAdmin,
      ...(scope && { scope }),
      ...(user.supports !== 0 && { supports: supportsIn(user.supports) }),
      ...(ofClass ?? (await factsOfClass(c.var.db, user))),
      token,
      expiry: expiry.toISOString(),
    },
    message,
  }
}

/** A token that identifies the player to the games site and lets it add to their score. */
export async function signMultiplayerToken(c: Context<AppEnv>, user: User): Promise<SignedToken> {
  return sign(c, 'multiplayer', claimsOf(c, user, sessionOf(c)))
}

/** A token that opens the room, with what the room shows about the user. */
export async function signRoomToken(c: Context<AppEnv>, user: User): Promise<SignedToken> {
  return sign(c, 'room', {
    ...claimsOf(c, user, sessionOf(c)),
    name: user.displayName,
    avatar: user.avatarUrl,
    classCode: user.classCode ?? undefined,
    scope: scopeOf(user),
    jti: crypto.randomUUID(),
  })
}

/** The caller's session. Tokens without a session id get one now. */
function sessionOf({ var: { session } }: Context<AppEnv>): Session {
  const { by = 'name', sid = crypto.randomUUID(), provenAt } = session ?? {}
  return { by, sid, ...(provenAt !== undefined && { provenAt }) }
}

function claimsOf(c: Context<AppEnv>, user: User, session: Session): PersonClaims {
  const { id, tokenVersion } = user
  return { ...session, sub: String(id), school: c.var.school.name, role: actorOf(user).role, tokenVersion }
}

function toSeconds(now: Date): number {
  return Math.floor(now.getTime() / 1000)
}

/** A pupil's token ends at the school's midnight at the latest, so extending it cannot prolong the session. */
async function sign(
  { var: { variables, now, timeZone } }: Context<AppEnv>,
  audience: TokenAudience,
  claims: PersonClaims & TokenClaims,
): Promise<SignedToken> {
  const end = claims.role === 'pupil' ? dayEnd(now, timeZone) : undefined
  return signToken(await openKeys(variables), audience, claims, now, end)
}
