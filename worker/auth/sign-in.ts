import type { Context } from 'hono'
import { userNameKey } from '../../domain/api/user.ts'
import { recordWrongPassword } from '../admin-actions/record-event.ts'
import { readCard } from '../cards/card.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { addressOf, countAttempt, mustBeUnlocked, subjects, tryOnce } from '../limits/limit.ts'
import { findListed, findSigningIn, type SigningIn } from '../secret-pictures/queries.ts'
import { findUser, findUserByName, replacePasswordHash, type User } from '../users/queries.ts'
import { openKeys } from './keys.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'

/**
 * The user of a name, and whether their class asks for pictures besides. A name guards no secret, so it has no lock; unknown ones are counted by address alone, and stop none
 * that is known (decision 0067).
 * @throws {Refusal} 404 for an unknown name, 429 after too many failures of the address.
 */
export async function findByName(c: Context<AppEnv>, userName: string): Promise<SigningIn> {
  const found = await findSigningIn(c.var.db, userName)
  if (found) return found
  await countAttempt(c, await senderOf(c))
  throw new Refusal('wrongNameOrPassword')
}

/**
 * The administrator of a name and password. Failures are counted by address, and by name where the name has a password.
 * @throws {Refusal} 404 where either is wrong, with the same words after the same time; 429 after too many failures.
 */
export async function findByPassword(c: Context<AppEnv>, userName: string, password: string): Promise<User> {
  const key = userNameKey(userName)
  const flood = await c.env.FLOOD.limit({ key: `sign-in:${c.var.school.name}:${key}` })
  if (!flood.success)
    throw new Refusal('tooManyTriesMinutes', { minutes: 1 }, { headers: { 'Retry-After': '60' } })

  const user = await findUserByName(c.var.db, userName)
  const stored = user?.isAdmin ? user.passwordHash : null
  const sender = await senderOf(c)
  const name = subjects('name', key)
  const guessed = stored === null ? sender : [...sender, ...name]
  const isRight = await tryOnce(c, guessed, () => isPassword(password, stored))
  if (user && stored !== null && isRight) {
    if (isOutdated(stored)) await replacePasswordHash(c.var.db, user, await hashPassword(password))
    return user
  }
  if (user && stored !== null) recordWrongPassword(c, user, name)
  await mustBeUnlocked(c, guessed)
  throw new Refusal('wrongNameOrPassword')
}

/**
 * The pupil whose card it is: a good one lets in whatever its address has done. Failures are counted by address alone: a
 * card that is none names nobody.
 * @throws {Refusal} 404 where the card is none or revoked, 429 after too many failures.
 */
export async function findByCard(c: Context<AppEnv>, card: string): Promise<User> {
  const claims = await readCard(await openKeys(c.var.variables), card, c.var.school.name)
  const user = claims && (await findUser(c.var.db, claims.userID))
  if (user && !user.isAdmin && user.cardVersion === claims.version) return user
  await countAttempt(c, await senderOf(c))
  throw new Refusal('cardInvalid')
}

/** The pupil of a tile in the list of a class. @throws {Refusal} 404 for nobody there, 429 after too many failures of the address. */
export async function findByTile(c: Context<AppEnv>, userID: number): Promise<User> {
  const user = await findListed(c.var.db, userID)
  if (user) return user
  await countAttempt(c, await senderOf(c))
  throw new Refusal('wrongNameOrPassword')
}

async function senderOf(c: Context<AppEnv>) {
  return subjects('address', await addressOf(c))
}
