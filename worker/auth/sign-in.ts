import type { Context } from 'hono'
import { userNameKey } from '../../domain/api/user.ts'
import type { AppEnv } from '../context.ts'
import { readSignIn } from '../db/sign-in.ts'
import { findUser, replacePasswordHash, type User } from '../db/users.ts'
import { Refusal } from '../refusal.ts'
import { readCard } from './card.ts'
import { openKeys } from './keys.ts'
import { addressOf, countAttempt, mustBeUnlocked, refuseUntil, subject, tryOnce } from './limit.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'

/**
 * The user of a name. Failures are counted by name and by address, so that neither one name nor all can be
 * tried out.
 * @throws {Refusal} 404 for an unknown name, 429 after too many failures.
 */
export async function findByName(c: Context<AppEnv>, userName: string): Promise<User> {
  const { user, name, address } = await begin(c, userName)
  if (user) return user
  await countAttempt(c, [name, address])
  throw unknown()
}

/**
 * The administrator of a name and password. Failures are counted as those of `findByName`.
 * @throws {Refusal} 404 where either is wrong, with the same words after the same time; 429 after too many failures.
 */
export async function findByPassword(c: Context<AppEnv>, userName: string, password: string): Promise<User> {
  const { user, name, address } = await begin(c, userName)
  const stored = user?.isAdmin ? user.passwordHash : null
  const isRight = await tryOnce(c, name, () => isPassword(password, stored))
  if (user && stored !== null && isRight) {
    if (isOutdated(stored)) await replacePasswordHash(c.var.db, user, await hashPassword(password))
    return user
  }
  await countAttempt(c, [address])
  await mustBeUnlocked(c, [name])
  throw unknown()
}

/**
 * The pupil whose card it is. Failures are counted by address alone: a card that is none names nobody.
 * @throws {Refusal} 404 where the card is none or revoked, 429 after too many failures.
 */
export async function findByCard(c: Context<AppEnv>, card: string): Promise<User> {
  const address = subject('address', await addressOf(c))
  await mustBeUnlocked(c, [address])
  const claims = await readCard(await openKeys(c.var.variables), card, c.var.school.name)
  const user = claims && (await findUser(c.var.db, claims.userID))
  if (user && !user.isAdmin && user.cardVersion === claims.version) return user
  await countAttempt(c, [address])
  throw new Refusal('cardInvalid')
}

/** Who has the name, and whose failures count. @throws {Refusal} 429 while the name or the address is locked. */
async function begin(c: Context<AppEnv>, userName: string) {
  const key = userNameKey(userName)
  const flood = await c.env.FLOOD.limit({ key: `sign-in:${c.var.school.name}:${key}` })
  if (!flood.success)
    throw new Refusal('tooManyTriesMinutes', { minutes: 1 }, { headers: { 'Retry-After': '60' } })

  const subjects = { name: subject('name', key), address: subject('address', await addressOf(c)) }
  const { user, lockedUntil } = await readSignIn(c.var.db, key, subjects, c.var.now)
  refuseUntil(lockedUntil, c.var.now)
  return { user, ...subjects }
}

function unknown(): Refusal {
  return new Refusal('wrongNameOrPassword')
}
