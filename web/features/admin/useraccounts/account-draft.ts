import * as z from 'zod/mini'
import type { Account } from '../../../../domain/api/account.ts'
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

/**
 * What is asked of the API; of an account that exists, only what is to change, so that what another
 * administrator has changed meanwhile stays. An empty password leaves it as it is.
 */
export function requestOf(
  account: Account | null,
  { isEnabled, pin, ...values }: AccountDraft,
  password: string,
): Record<string, unknown> {
  const { isAdmin } = values
  const asked = {
    ...values,
    pin: isAdmin || pin === '' ? null : pin,
    ...(isAdmin && password !== '' && { password }),
  }
  if (account === null) return asked
  const now: Record<string, unknown> = account
  return Object.fromEntries(
    Object.entries({ ...asked, isEnabled }).filter(([name, value]) => value !== now[name]),
  )
}
