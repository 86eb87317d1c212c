import type { Context } from 'hono'
import type { SessionAnswer } from '../../domain/api/auth.ts'
import type { AppEnv } from '../context.ts'
import type { User } from '../db/users.ts'
import { openKeys } from './keys.ts'
import { actorOf } from './permit.ts'
import { type SignedToken, signToken } from './token.ts'

/** A session for the user from now on: what every way of signing in answers. */
export async function openSession(c: Context<AppEnv>, user: User, message: string): Promise<SessionAnswer> {
  const { role } = actorOf(user)
  const claims = { sub: String(user.id), role, tokenVersion: user.tokenVersion }
  const { token, expiry } = await signToken(await openKeys(c.var.variables), 'api', claims, c.var.now)
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
  const claims = { sub: String(user.id), role: actorOf(user).role, tokenVersion: user.tokenVersion }
  return signToken(await openKeys(c.var.variables), 'multiplayer', claims, c.var.now)
}

/** A token that opens the room: it carries what the room shows of the user. */
export async function openRoom(c: Context<AppEnv>, user: User): Promise<SignedToken> {
  const claims = {
    sub: String(user.id),
    role: actorOf(user).role,
    tokenVersion: user.tokenVersion,
    name: user.displayName,
    avatar: user.avatarUrl,
  }
  return signToken(await openKeys(c.var.variables), 'room', claims, c.var.now)
}
