import type { Context } from 'hono'
import type { AdminLogin } from '../../domain/api/auth.ts'
import { userNameKey } from '../../domain/api/user.ts'
import { recordWrongPassword } from '../admin-actions/record-event.ts'
import { readCard } from '../cards/card.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { addressOf, countAttempt, mustBeUnlocked, subjects, tryOnce } from '../limits/limit.ts'
import { findListed, findSigningIn, type SigningIn } from '../secret-pictures/queries.ts'
import { findUser, findUserByName, replacePasswordHash, type User } from '../users/queries.ts'
import { findDevice } from './device.ts'
import { openKeys } from './keys.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'

/**
 * The user of a name, and whether their class asks for pictures besides. A name guards no secret, so it has no lock; unknown ones are counted by address alone, and stop none
 * that is known (decision 36).
 * @throws {Refusal} 404 for an unknown name, 429 after too many failures of the address.
 */
export async function findByName(c: Context<AppEnv>, userName: string): Promise<SigningIn> {
  const found = await findSigningIn(c.var.db, userName)
  if (found) return found
  await countAttempt(c, await senderOf(c))
  throw new Refusal('wrongNameOrPassword')
}

/**
 * The administrator of a name and password, and the device where it is known as theirs. Failures are counted by address,
 * and by name where the name has a password; those of a known device by device alone, so that nobody else can lock it.
 * @throws {Refusal} 404 where either is wrong, with the same words after the same time; 429 after too many failures.
 */
export async function findByPassword(
  c: Context<AppEnv>,
  { userName, password, devices = [] }: AdminLogin,
): Promise<{ user: User; device: string | undefined }> {
  const key = userNameKey(userName)
  const user = await findUserByName(c.var.db, userName)
  const stored = user?.isAdmin ? user.passwordHash : null
  const device = await findDevice(c, user, devices)
  await mustNotFlood(c, device ?? key)

  const ofName = device ? subjects('device', device) : stored === null ? [] : subjects('name', key)
  const guessed = device ? ofName : [...(await senderOf(c)), ...ofName]
  const isRight = await tryOnce(c, guessed, () => isPassword(password, stored))
  if (user && stored !== null && isRight) {
    if (isOutdated(stored)) await replacePasswordHash(c.var.db, user, await hashPassword(password))
    return { user, device }
  }
  if (user && stored !== null) recordWrongPassword(c, user, ofName)
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

/** Passwords cost work. `guessed`: the name, or the device where it is known. @throws {Refusal} 429 */
async function mustNotFlood(c: Context<AppEnv>, guessed: string): Promise<void> {
  const { success } = await c.env.FLOOD.limit({ key: `sign-in:${c.var.school.name}:${guessed}` })
  if (!success) throw new Refusal('tooManyTriesMinutes', { minutes: 1 }, { headers: { 'Retry-After': '60' } })
}

async function senderOf(c: Context<AppEnv>) {
  return subjects('address', await addressOf(c))
}
