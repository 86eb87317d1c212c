import type { Context } from 'hono'
import { changePasswordHash } from '../accounts/queries.ts'
import { recordWrongPassword } from '../admin-actions/record-event.ts'
import { assertUncommonPassword } from '../auth/common-password.ts'
import { hashPassword, isPassword } from '../auth/password.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { assertUnlocked, checkSecret, subjects } from '../limits/limit.ts'
import type { User } from '../users/queries.ts'

/**
 * Changes the user's own password and ends their sessions.
 * @throws {Refusal} 400 if `next` is easily guessed or `current` is wrong; 429 after too many wrong ones,
 * which are counted separately from sign-ins so that other people's failures cannot block a signed-in user;
 * 409 if the password was changed at the same time
 */
export async function changePassword(
  c: Context<AppEnv>,
  user: User,
  current: string,
  next: string,
): Promise<User> {
  await assertUncommonPassword(next, user.userName)
  await assertPassword(c, user, current)
  const changed = await changePasswordHash(c.var.db, user, await hashPassword(next))
  if (!changed) throw new Refusal('passwordChangedMeanwhile')
  return changed
}

/** @throws {Refusal} 400 for a wrong password, which counts as a failed sign-in; 429 after too many */
export async function assertPassword(c: Context<AppEnv>, user: User, password: string): Promise<void> {
  const counted = subjects('password', String(user.id))
  if (await checkSecret(c, counted, () => isPassword(password, user.passwordHash))) return
  recordWrongPassword(c, user, counted)
  await assertUnlocked(c, counted)
  throw new Refusal('wrongPassword')
}
