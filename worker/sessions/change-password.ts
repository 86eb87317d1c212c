import type { Context } from 'hono'
import { changePasswordHash } from '../accounts/queries.ts'
import { recordWrongPassword } from '../admin-actions/record-event.ts'
import { mustBeUncommon } from '../auth/must-be-uncommon.ts'
import { hashPassword, isPassword } from '../auth/password.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { mustBeUnlocked, subjects, tryOnce } from '../limits/limit.ts'
import type { User } from '../users/queries.ts'

/**
 * Puts `next` in the place of the user's own password, and ends all their sessions.
 * @throws {Refusal} 400 where `next` is easily guessed or `current` is wrong; 429 after too many wrong ones, which are counted apart from
 * sign-ins, so that others' failures at the name refuse nobody who is signed in; 409 where the password was changed at the same time
 */
export async function changePassword(
  c: Context<AppEnv>,
  user: User,
  current: string,
  next: string,
): Promise<User> {
  await mustBeUncommon(next, user.userName)
  await mustKnowPassword(c, user, current)
  const changed = await changePasswordHash(c.var.db, user, await hashPassword(next))
  if (!changed) throw new Refusal('passwordChangedMeanwhile')
  return changed
}

/** @throws {Refusal} 400 where it is not the user's password, which counts as a failed sign-in; 429 after too many */
export async function mustKnowPassword(c: Context<AppEnv>, user: User, password: string): Promise<void> {
  const tries = subjects('password', String(user.id))
  if (await tryOnce(c, tries, () => isPassword(password, user.passwordHash))) return
  recordWrongPassword(c, user, tries)
  await mustBeUnlocked(c, tries)
  throw new Refusal('wrongPassword')
}
