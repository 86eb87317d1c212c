import type { Account } from '../../../../domain/api/account.ts'
import { frenchOrder } from '../../../../domain/french-order.ts'

/** Sorts administrators first, then by class and name in French order: Élise before Zoé, unlike the database. */
export function compareAccounts(one: SortableAccount, other: SortableAccount): number {
  return (
    Number(other.isAdmin) - Number(one.isAdmin) ||
    frenchOrder(one.classCode, other.classCode) ||
    frenchOrder(one.displayName, other.displayName)
  )
}

type SortableAccount = Pick<Account, 'isAdmin' | 'classCode' | 'displayName'>
