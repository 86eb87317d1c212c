import type { Account } from '../../../../domain/api/account.ts'

/** The pupils who would be asked for a PIN and have none. */
export function withoutPIN(accounts: readonly Account[]): Account[] {
  return accounts.filter(({ isAdmin, isEnabled, pin }) => !isAdmin && isEnabled && pin === null)
}
