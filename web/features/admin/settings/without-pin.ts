import type { Account } from '../../../../domain/api/account.ts'

export function withoutPIN(accounts: readonly Account[]): Account[] {
  return accounts.filter(({ isAdmin, isEnabled, pin }) => !isAdmin && isEnabled && pin === null)
}
