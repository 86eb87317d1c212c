import type { Context } from 'hono'
import type { AdminLogin } from '../../domain/api/auth.ts'
import { userNameKey } from '../../domain/api/user.ts'
import { recordWrongPassword } from '../admin-actions/record-event.ts'
import { readCard } from '../cards/card.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { assertUnlocked, callerAddressHash, checkSecret, countAttempt, subjects } from '../limits/limit.ts'
import { findListedPupil, findSignInCandidate, type SignInCandidate } from '../secret-pictures/queries.ts'
import { findUser, findUserByName, replacePasswordHash, type User } from '../users/queries.ts'
import { findDevice } from './device.ts'
import { openKeys } from './keys.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'

/**
 * The user with a name, and whether their class uses secret pictures. Names are not secret and have no lock.
 * Unknown names count against the address only, and never block known ones (decision 36).
 * @throws {Refusal} 404 for an unknown name, 429 after too many failures from the address
 */
export async function findByName(c: Context<AppEnv>, userName: string): Promise<SignInCandidate> {
  const found = await findSignInCandidate(c.var.db, userName)
  if (found) return found
  await countAttempt(c, await addressSubjects(c))
  throw new Refusal('wrongNameOrPassword')
}

/**
 * The administrator with a name and password, and the id of their device if known. Failures count against the
 * address and, if the name has a password, against the name. Failures from a known device count against the
 * device alone, so that nobody else can lock it.
 * @throws {Refusal} 404 if either is wrong, with the same message after the same time; 429 after too many
 * failures
 */
export async function findByPassword(
  c: Context<AppEnv>,
  { userName, password, devices = [] }: AdminLogin,
): Promise<{ user: User; device: string | undefined }> {
  const key = userNameKey(userName)
  const user = await findUserByName(c.var.db, userName)
  const stored = user?.isAdmin ? user.passwordHash : null
  const device = await findDevice(c, user, devices)
  await limitSignIns(c, device ?? key)

  const targets = device ? subjects('device', device) : stored === null ? [] : subjects('name', key)
  const counted = device ? targets : [...(await addressSubjects(c)), ...targets]
  const isRight = await checkSecret(c, counted, () => isPassword(password, stored))
  if (user && stored !== null && isRight) {
    if (isOutdated(stored)) await replacePasswordHash(c.var.db, user, await hashPassword(password))
    return { user, device }
  }
  if (user && stored !== null) recordWrongPassword(c, user, targets)
  await assertUnlocked(c, counted)
  throw new Refusal('wrongNameOrPassword')
}

/**
 * The pupil a card belongs to. Failures count against the address, since an invalid card names no user. A valid
 * card works even from a locked address.
 * @throws {Refusal} 404 if the card is invalid or revoked, 429 after too many failures
 */
export async function findByCard(c: Context<AppEnv>, card: string): Promise<User> {
  const claims = await readCard(await openKeys(c.var.variables), card, c.var.school.name)
  const user = claims && (await findUser(c.var.db, claims.userID))
  if (user && !user.isAdmin && user.cardVersion === claims.version) return user
  await countAttempt(c, await addressSubjects(c))
  throw new Refusal('cardInvalid')
}

/**
 * The pupil chosen from the list of a class, and whether the class uses secret pictures.
 * @throws {Refusal} 404 if not listed, 429 after too many failures from the address
 */
export async function findByTile(c: Context<AppEnv>, key: string, userID: number) {
  const found = await findListedPupil(c.var.db, key, userID)
  if (found) return found
  await countAttempt(c, await addressSubjects(c))
  throw new Refusal('wrongNameOrPassword')
}

/**
 * Limits password checks, which are expensive.
 * @param subject the name, or the device if it is known
 * @throws {Refusal} 429
 */
async function limitSignIns(c: Context<AppEnv>, subject: string): Promise<void> {
  const { success } = await c.env.FLOOD.limit({ key: `sign-in:${c.var.school.name}:${subject}` })
  if (!success) throw new Refusal('tooManyTriesMinutes', { minutes: 1 }, { headers: { 'Retry-After': '60' } })
}

async function addressSubjects(c: Context<AppEnv>) {
  return subjects('address', await callerAddressHash(c))
}
