import type { Account } from '../../../../domain/api/account.ts'

/** The pupils who can sign in. Pupils of former years stay in their class, disabled. */
export function enabledPupils(accounts: readonly Account[]): Account[] {
  return accounts.filter(({ isAdmin, isEnabled }) => !isAdmin && isEnabled)
}
