import { avatars } from '../../content/avatars.ts'
import type { ChangeUserRequest } from '../../domain/api/account.ts'
import { NO_AVATAR } from '../../domain/no-avatar.ts'
import { mustBeUncommon } from '../auth/must-be-uncommon.ts'
import { hashPassword } from '../auth/password.ts'
import { Refusal } from '../http/refusal.ts'
import type { User } from '../users/queries.ts'
import type { AccountValues } from './queries.ts'

/**
 * What is to be written where `asked` is asked of an account; `former` is null for a new one.
 * @throws {Refusal} 400 where the account would not be as it should be: a pupil has a class and no
 * password, an administrator has a password
 */
export async function accountChanges(
  { password, classCode, ...asked }: ChangeUserRequest,
  former: User | null,
  classCodes: readonly string[],
): Promise<Partial<AccountValues>> {
  const isAdmin = asked.isAdmin ?? former?.isAdmin ?? false
  const becomesPupil = !isAdmin && former?.isAdmin !== false
  if (asked.avatarUrl !== undefined) mustBeOffered(asked.avatarUrl)
  if (classCode || (!isAdmin && classCode === '')) mustBeClass(classCode, classCodes)
  if (becomesPupil && classCode === undefined) mustBeClass(former?.classCode ?? '', classCodes)
  if (password !== undefined && !isAdmin) {
    throw new Refusal('passwordOfPupil')
  }
  if (password !== undefined) await mustBeUncommon(password, asked.userName ?? former?.userName ?? '')
  if (isAdmin && password === undefined && !former?.passwordHash) {
    throw new Refusal('passwordMissing')
  }
  return {
    ...asked,
    ...(classCode !== undefined && { classCode: classCode || null }),
    ...(password !== undefined && { passwordHash: await hashPassword(password) }),
    ...(becomesPupil && { passwordHash: null }),
  }
}

/** @throws {Refusal} 400 */
export function mustBeOffered(avatarUrl: string): void {
  if (avatarUrl === NO_AVATAR || avatars.includes(avatarUrl)) return
  throw new Refusal('avatarUnknown', { noAvatar: NO_AVATAR })
}

/** @throws {Refusal} 400 */
export function mustBeClass(classCode: string, classCodes: readonly string[]): void {
  if (classCodes.includes(classCode)) return
  throw new Refusal('classUnknown', { classCodes: classCodes.join(', ') })
}
