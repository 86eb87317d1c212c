import type { Account } from '../../../../domain/api/account.ts'
import { enabledPupils } from '../data/enabled-pupils.ts'

export function withoutPIN(accounts: readonly Account[]): Account[] {
  return enabledPupils(accounts).filter(({ pin }) => pin === null)
}
