import type { Context } from 'hono'
import { userNameKey } from '../../domain/api/user.ts'
import type { AppEnv } from '../context.ts'
import { findUserByName, replacePasswordHash, type User } from '../db/users.ts'
import { Refusal } from '../refusal.ts'
import { addressOf, countAttempt, mustBeUnlocked, subject } from './limit.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'

/** The user of a name. @throws {Refusal} 404 for an unknown name, 429 after too many failures. */
export async function findByName(c: Context<AppEnv>, userName: string): Promise<User> {
  return guarded(c, userName, async () => (await findUserByName(c.var.db, userName)) ?? null)
}

/**
 * The administrator of a name and password.
 * @throws {Refusal} 404 where either is wrong, with the same words after the same time; 429 after too many failures.
 */
export async function findByPassword(c: Context<AppEnv>, userName: string, password: string): Promise<User> {
  return guarded(c, userName, async () => {
    const user = await findUserByName(c.var.db, userName)
    const stored = user?.isAdmin ? user.passwordHash : null
    if (!(await isPassword(password, stored)) || !user || stored === null) return null
    if (isOutdated(stored)) await replacePasswordHash(c.var.db, user, await hashPassword(password))
    return user
  })
}

/** Failures are counted by name and by address, so that neither one name nor all can be tried out. */
async function guarded(
  c: Context<AppEnv>,
  userName: string,
  find: () => Promise<User | null>,
): Promise<User> {
  const key = userNameKey(userName)
  const flood = await c.env.FLOOD.limit({ key: `sign-in:${key}` })
  if (!flood.success)
    throw new Refusal('tooMany', 'Too many tries. Please try again in a minute.', { 'Retry-After': '60' })

  const subjects = [subject('name', key), subject('address', await addressOf(c))]
  await mustBeUnlocked(c, subjects)
  const user = await find()
  if (user) return user
  await countAttempt(c, subjects)
  throw new Refusal('notFound', 'Invalid username and/or password')
}
