import * as z from 'zod/mini'
import type { Account, ChangeUserRequest } from '../../../../domain/api/account.ts'
import { userNameKey } from '../../../../domain/api/user.ts'
import { fold } from '../../../lib/text/fold.ts'

export const accountDraft = z.object({
  userName: z.string(),
  displayName: z.string(),
  classCode: z.string(),
  pin: z.string(),
  isAdmin: z.boolean(),
  isEnabled: z.boolean(),
})
export type AccountDraft = z.infer<typeof accountDraft>

/** The class of a new account until another is chosen: none for an administrator. */
export function classOfNew(classCodes: readonly string[], chosenClass: string, isAdmin = false): string {
  const known = classCodes.length === 1 ? classCodes : classCodes.filter((each) => each === chosenClass)
  return (!isAdmin && known[0]) || ''
}

/** An account as its form shows it; null is a new one. */
export function draftOf(account: Account | null, newClass: string): AccountDraft {
  const { userName = '', displayName = '', isAdmin = false, isEnabled = true } = account ?? {}
  const classCode = account ? account.classCode : newClass
  return { userName, displayName, classCode, pin: account?.pin ?? '', isAdmin, isEnabled }
}

/** What is asked for a new account. */
export function newAccount(draft: AccountDraft, password: string) {
  const { userName, displayName, classCode, isAdmin } = draft
  const pin = isAdmin || draft.pin === '' ? null : draft.pin
  return { userName, displayName, classCode, pin, isAdmin, ...(isAdmin && password !== '' && { password }) }
}

/**
 * What is asked for an account that exists: only what is to change, so that what another administrator has changed
 * meanwhile stays. An empty password leaves it as it is.
 */
export function changesOf(account: Account, draft: AccountDraft, password: string): ChangeUserRequest {
  const changes: ChangeUserRequest = { ...newAccount(draft, password), isEnabled: draft.isEnabled }
  for (const name of ['userName', 'displayName', 'classCode', 'pin', 'isAdmin', 'isEnabled'] as const) {
    if (changes[name] === account[name]) delete changes[name]
  }
  return changes
}

/**
 * Another pupil of the same class with the same displayed name; none if neither the name nor the class was changed. An account with the same
 * user name is the draft itself, saved by a call whose response was lost: the server says that the name is taken.
 */
export function namesakeOf(
  draft: AccountDraft,
  account: Account | null,
  accounts: readonly Account[],
): Account | undefined {
  const name = fold(draft.displayName)
  const isAsBefore = account?.displayName === draft.displayName && account.classCode === draft.classCode
  if (draft.isAdmin || draft.classCode === '' || name === '' || isAsBefore) return undefined
  return accounts.find(
    (other) =>
      other.id !== account?.id &&
      !other.isAdmin &&
      userNameKey(other.userName) !== userNameKey(draft.userName) &&
      other.classCode === draft.classCode &&
      fold(other.displayName) === name,
  )
}
