import * as z from 'zod/mini'
import { type Account, account, type ChangeUserRequest } from '../../../../domain/api/account.ts'
import type { SchoolClass } from '../../../../domain/api/class.ts'
import { scope } from '../../../../domain/api/scope.ts'
import { userNameKey } from '../../../../domain/api/user.ts'
import { gradeIn, isSplit } from '../../../../domain/class-grades.ts'
import { supportList } from '../../../../domain/supports.ts'
import { normalizeForSearch } from '../../../lib/text/normalize-for-search.ts'

export const accountDraft = z.object({
  userName: z.string(),
  displayName: z.string(),
  classCode: z.string(),
  pin: z.string(),
  isAdmin: z.boolean(),
  /** Null: not limited. */
  scope: z.nullable(scope),
  isEnabled: z.boolean(),
  supports: supportList,
  grade: account.shape.grade,
})
export type AccountDraft = z.infer<typeof accountDraft>

/** Class preselected for a new account; empty for an administrator or if it is unclear. */
export function defaultClass(classCodes: readonly string[], chosenClass: string, isAdmin = false): string {
  const known = classCodes.length === 1 ? classCodes : classCodes.filter((each) => each === chosenClass)
  return (!isAdmin && known[0]) || ''
}

/** The form values of an account, or the initial values if `account` is null. */
export function draftOf(account: Account | null, newClass: string): AccountDraft {
  const { userName = '', displayName = '', isAdmin = false, isEnabled = true, supports = [] } = account ?? {}
  const classCode = account ? account.classCode : newClass
  const { pin, grade = null, scope = null } = account ?? {}
  return { userName, displayName, classCode, pin: pin ?? '', isAdmin, scope, isEnabled, supports, grade }
}

/**
 * The grade of an account after a move to another class: the former grade or the nearest one. Null unless the
 * new class is split.
 */
export function gradeAfterMove(
  account: Account | null,
  classCode: string,
  classes: readonly Pick<SchoolClass, 'classCode' | 'grade' | 'lastGrade'>[],
): number | null {
  if (!account || classCode === account.classCode) return account?.grade ?? null
  const next = classes.find((each) => each.classCode === classCode)
  const former = classes.find((each) => each.classCode === account.classCode)
  return next && former && isSplit(next) ? gradeIn(next, gradeIn(former, account.grade)) : null
}

/** Body of the call that creates an account. */
export function newAccountRequest(draft: AccountDraft, password: string) {
  const { userName, displayName, classCode, isAdmin } = draft
  const pin = isAdmin || draft.pin === '' ? null : draft.pin
  return {
    ...{ userName, displayName, classCode, pin, isAdmin },
    ...(isAdmin
      ? { scope: draft.scope, ...(password !== '' && { password }) }
      : { supports: draft.supports, grade: draft.grade }),
  }
}

/**
 * Body of the call that changes an account: only the changed fields, so that another administrator's edits are not
 * overwritten. An empty password leaves it unchanged.
 */
export function accountChanges(account: Account, draft: AccountDraft, password: string): ChangeUserRequest {
  const changes: ChangeUserRequest = { ...newAccountRequest(draft, password), isEnabled: draft.isEnabled }
  for (const name of [
    'userName',
    'displayName',
    'classCode',
    'pin',
    'isAdmin',
    'isEnabled',
    'grade',
  ] as const) {
    if (changes[name] === account[name]) delete changes[name]
  }
  if (changes.supports?.join() === account.supports.join()) delete changes.supports
  if (JSON.stringify(changes.scope) === JSON.stringify(account.scope)) delete changes.scope
  return changes
}

/**
 * Finds another enabled pupil of the class with the same displayed name, if the draft changed the name. Skips
 * an account with the same user name: either it is the draft itself, saved by a request whose response was
 * lost, or the server reports the conflict.
 */
export function findNamesake(
  draft: AccountDraft,
  account: Account | null,
  accounts: readonly Account[],
): Account | undefined {
  const name = normalizeForSearch(draft.displayName)
  const isUnchanged =
    account?.displayName === draft.displayName &&
    account.classCode === draft.classCode &&
    account.isEnabled === draft.isEnabled
  if (draft.isAdmin || !draft.isEnabled || draft.classCode === '' || name === '' || isUnchanged)
    return undefined
  return accounts.find(
    (other) =>
      other.id !== account?.id &&
      !other.isAdmin &&
      other.isEnabled &&
      userNameKey(other.userName) !== userNameKey(draft.userName) &&
      other.classCode === draft.classCode &&
      normalizeForSearch(other.displayName) === name,
  )
}
