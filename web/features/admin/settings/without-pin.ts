import type { Account } from '../../../../domain/api/account.ts'

/** Enabled pupils without a PIN. */
export function withoutPIN(accounts: readonly Account[]): Account[] {
  return accounts.filter(({ isAdmin, isEnabled, pin }) => !isAdmin && isEnabled && pin === null)
}
