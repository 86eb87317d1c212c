import type { Context } from 'hono'
import type { SessionAnswer } from '../../domain/api/auth.ts'
import type { Beginning, PersonClaims, TokenAudience } from '../../domain/api/token.ts'
import type { AppEnv } from '../context.ts'
import type { User } from '../db/users.ts'
import { openKeys } from './keys.ts'
import { actorOf } from './permit.ts'
import { type SignedToken, signToken, type TokenClaims } from './token.ts'

/** A session for the user from now on, begun or refreshed: what every way of signing in answers. */
export async function openSession(
  c: Context<AppEnv>,
  user: User,
  by: Beginning,
  message: string,
): Promise<SessionAnswer> {
  const { token, expiry } = await sign(c, 'api', claimsOf(c, user, by))
  return {
    auth: true,
    user: {
      id: user.id,
      userName: user.userName,
      displayName: user.displayName,
      classCode: user.classCode ?? '',
      avatarUrl: user.avatarUrl,
      isAdmin: user.isAdmin,
      token,
      expiry: expiry.toISOString(),
    },
    message,
  }
}

/** A token that tells the games site who plays, and lets it add to their score. */
export async function openMultiplayer(c: Context<AppEnv>, user: User): Promise<SignedToken> {
  return sign(c, 'multiplayer', claimsOf(c, user, beginningOf(c)))
}

/** A token that opens the room: it carries what the room shows of the user. */
export async function openRoom(c: Context<AppEnv>, user: User): Promise<SignedToken> {
  return sign(c, 'room', {
    ...claimsOf(c, user, beginningOf(c)),
    name: user.displayName,
    avatar: user.avatarUrl,
  })
}

/** How the caller's session began. */
export function beginningOf(c: Context<AppEnv>): Beginning {
  return c.var.session?.by ?? 'name'
}

function claimsOf(c: Context<AppEnv>, user: User, by: Beginning): PersonClaims {
  const { id, tokenVersion } = user
  return { sub: String(id), school: c.var.school.name, role: actorOf(user).role, tokenVersion, by }
}

async function sign(c: Context<AppEnv>, audience: TokenAudience, claims: TokenClaims): Promise<SignedToken> {
  return signToken(await openKeys(c.var.variables), audience, claims, c.var.now)
}
