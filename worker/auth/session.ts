import type { Context } from 'hono'
import type { AdminSessionAnswer, SessionAnswer } from '../../domain/api/auth.ts'
import {
  type Beginning,
  hasSecondFactor,
  type PersonClaims,
  type TokenAudience,
} from '../../domain/api/token.ts'
import { dayEnd } from '../../domain/calendar.ts'
import { type ClassFacts, factsOfClass } from '../classes/queries.ts'
import type { AppEnv } from '../http/context.ts'
import type { User } from '../users/queries.ts'
import { signDevice } from './device.ts'
import { openKeys } from './keys.ts'
import { actorOf } from './permit.ts'
import { type SignedToken, signToken, type TokenClaims } from './token.ts'

/** Which one it is, how it began and when an administrator last proved who they are: the same in every token of it. */
type Session = Pick<PersonClaims, 'by' | 'sid' | 'provenAt'>

/** A new session for the user: what every way of signing in answers. `ofClass`: what it tells of the user's class, where that is known already. */
export async function openSession(
  c: Context<AppEnv>,
  user: User,
  by: Beginning,
  message: string,
  ofClass?: ClassFacts,
): Promise<SessionAnswer> {
  const sid = crypto.randomUUID()
  return answer(
    c,
    user,
    { by, sid, ...(user.isAdmin && { provenAt: secondsOf(c.var.now) }) },
    message,
    ofClass,
  )
}

/** As `openSession`, for an administrator. `device`: the device, where it is known as theirs already. */
export async function openAdminSession(
  c: Context<AppEnv>,
  user: User,
  by: Beginning,
  message: string,
  device?: string,
): Promise<AdminSessionAnswer> {
  const session = await openSession(c, user, by, message)
  return { ...session, device: await signDevice(c, user, device) }
}

/** The caller's session, with a token from now on. */
export async function extendSession(
  c: Context<AppEnv>,
  user: User,
  message: string,
  changes: Partial<Session> = {},
): Promise<SessionAnswer> {
  return answer(c, user, { ...sessionOf(c), ...changes }, message)
}

/** The caller's session after a new proof of who they are. A password alone takes no second factor away that was shown before. */
export async function proveSession(
  c: Context<AppEnv>,
  user: User,
  by: Beginning,
  message: string,
): Promise<SessionAnswer> {
  const former = sessionOf(c)
  const shown = hasSecondFactor(former) && !hasSecondFactor({ by }) ? former.by : by
  return extendSession(c, user, message, { by: shown, provenAt: secondsOf(c.var.now) })
}

async function answer(
  c: Context<AppEnv>,
  user: User,
  session: Session,
  message: string,
  ofClass?: ClassFacts,
): Promise<SessionAnswer> {
  const { token, expiry } = await sign(c, 'api', claimsOf(c, user, session))
  return {
    auth: true,
    user: {
      id: user.id,
      userName: user.userName,
      displayName: user.displayName,
      classCode: user.classCode ?? '',
      avatarUrl: user.avatarUrl,
      isAdmin: user.isAdmin,
      ...(ofClass ?? (await factsOfClass(c.var.db, user.classCode))),
      token,
      expiry: expiry.toISOString(),
    },
    message,
  }
}

/** A token that tells the games site who plays, and lets it add to their score. */
export async function openMultiplayer(c: Context<AppEnv>, user: User): Promise<SignedToken> {
  return sign(c, 'multiplayer', claimsOf(c, user, sessionOf(c)))
}

/** A token that opens the room: it carries what the room shows of the user. */
export async function openRoom(c: Context<AppEnv>, user: User): Promise<SignedToken> {
  return sign(c, 'room', {
    ...claimsOf(c, user, sessionOf(c)),
    name: user.displayName,
    avatar: user.avatarUrl,
    classCode: user.classCode ?? undefined,
    jti: crypto.randomUUID(),
  })
}

/** Of the caller. A session of a token that names none gets a name now. */
function sessionOf({ var: { session } }: Context<AppEnv>): Session {
  const { by = 'name', sid = crypto.randomUUID(), provenAt } = session ?? {}
  return { by, sid, ...(provenAt !== undefined && { provenAt }) }
}

function claimsOf(c: Context<AppEnv>, user: User, session: Session): PersonClaims {
  const { id, tokenVersion } = user
  return { ...session, sub: String(id), school: c.var.school.name, role: actorOf(user).role, tokenVersion }
}

function secondsOf(now: Date): number {
  return Math.floor(now.getTime() / 1000)
}

/** No token of a pupil lasts beyond the day of the school, so that no session does, however often it is extended. */
async function sign(
  { var: { variables, now, timeZone } }: Context<AppEnv>,
  audience: TokenAudience,
  claims: PersonClaims & TokenClaims,
): Promise<SignedToken> {
  const end = claims.role === 'pupil' ? dayEnd(now, timeZone) : undefined
  return signToken(await openKeys(variables), audience, claims, now, end)
}
