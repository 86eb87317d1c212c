import type { Account } from '../../../../domain/api/account.ts'
import { frenchOrder } from '../../../lib/text/french-order.ts'

/** Administrators first, then by class and name: Élise before Zoé, unlike the database's order. */
export function accountOrder(one: Ordered, other: Ordered): number {
  return (
    Number(other.isAdmin) - Number(one.isAdmin) ||
    frenchOrder(one.classCode, other.classCode) ||
    frenchOrder(one.displayName, other.displayName)
  )
}

type Ordered = Pick<Account, 'isAdmin' | 'classCode' | 'displayName'>
