import * as z from 'zod/mini'
import type { Account, ChangeUserRequest } from '../../../../domain/api/account.ts'
import type { SchoolClass } from '../../../../domain/api/class.ts'

export const accountDraft = z.object({
  userName: z.string(),
  displayName: z.string(),
  classCode: z.string(),
  pin: z.string(),
  isAdmin: z.boolean(),
  isEnabled: z.boolean(),
})
export type AccountDraft = z.infer<typeof accountDraft>

/** An account as its form shows it; a new one, null, is in the first class. */
export function draftOf(
  account: Account | null,
  classes: readonly Pick<SchoolClass, 'classCode'>[],
): AccountDraft {
  const { userName = '', displayName = '', isAdmin = false, isEnabled = true } = account ?? {}
  const classCode = account ? account.classCode : (classes[0]?.classCode ?? '')
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
