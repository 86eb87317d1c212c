import { avatars } from '../../content/avatars.ts'
import type { ChangeUserRequest } from '../../domain/api/account.ts'
import { gradesOfClass } from '../../domain/class-grades.ts'
import { NO_AVATAR } from '../../domain/no-avatar.ts'
import { supportBits } from '../../domain/supports.ts'
import { assertUncommonPassword } from '../auth/common-password.ts'
import { hashPassword } from '../auth/password.ts'
import { listClasses } from '../classes/queries.ts'
import type { Database } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { User } from '../users/queries.ts'
import type { AccountValues } from './queries.ts'

/**
 * Column values for creating (`former` is null) or changing an account.
 * @throws {Refusal} 400 if the result would be invalid: a pupil needs a class and has no password, an
 * administrator needs a password and has no supports
 */
export async function accountChanges(
  { password, classCode, supports, scope, ...request }: ChangeUserRequest,
  former: User | null,
  classCodes: readonly string[],
): Promise<Partial<AccountValues>> {
  const isAdmin = request.isAdmin ?? former?.isAdmin ?? false
  const becomesPupil = !isAdmin && former?.isAdmin !== false
  if (request.avatarUrl !== undefined) assertOfferedAvatar(request.avatarUrl)
  if (classCode || (!isAdmin && classCode === '')) assertKnownClass(classCode, classCodes)
  if (becomesPupil && classCode === undefined) assertKnownClass(former?.classCode ?? '', classCodes)
  if (password !== undefined && !isAdmin) {
    throw new Refusal('passwordOfPupil')
  }
  if (password !== undefined)
    await assertUncommonPassword(password, request.userName ?? former?.userName ?? '')
  if (scope) for (const each of scope.classCodes) assertKnownClass(each, classCodes)
  if (scope && !isAdmin) throw new Refusal('scopeOfPupil')
  if (isAdmin && supports?.length) throw new Refusal('supportsOfAdministrator')
  if (isAdmin && password === undefined && !former?.passwordHash) {
    throw new Refusal('passwordMissing')
  }
  return {
    ...request,
    ...(classCode !== undefined && { classCode: classCode || null }),
    ...(password !== undefined && { passwordHash: await hashPassword(password) }),
    ...(becomesPupil && { passwordHash: null }),
    ...(scope !== undefined && { scope: scope && JSON.stringify(scope) }),
    ...(!isAdmin && { scope: null }),
    ...(supports !== undefined && { supports: supportBits(supports) }),
    ...(isAdmin && { supports: 0, grade: null }),
  }
}

/** @throws {Refusal} 400 */
export function assertOfferedAvatar(avatarUrl: string): void {
  if (avatarUrl === NO_AVATAR || avatars.includes(avatarUrl)) return
  throw new Refusal('avatarUnknown', { noAvatar: NO_AVATAR })
}

/** @throws {Refusal} 400 if one of the classes lacks the grade */
export async function assertGradeInClasses(
  db: Database,
  classCodes: readonly (string | null)[],
  grade: number | null | undefined,
): Promise<void> {
  if (grade == null) return
  const classes = await listClasses(db)
  const other = classes.find(
    (each) => classCodes.includes(each.classCode) && !gradesOfClass(each).includes(grade),
  )
  if (!other) return
  const { classCode } = other
  throw new Refusal('gradeOfOtherClass', { classCode, grade, grades: gradesOfClass(other).join(', ') })
}

/** @throws {Refusal} 400 */
export function assertKnownClass(classCode: string, classCodes: readonly string[]): void {
  if (classCodes.includes(classCode)) return
  throw new Refusal('classUnknown', { classCodes: classCodes.join(', ') })
}
