import type { Account } from '../../../../domain/api/account.ts'
import type { Trace } from '../../../../domain/api/trace.ts'

/**
 * Returns a function that names the pupil of a trace with the class, because pupils of different classes may
 * have the same name. Without the class until the accounts are loaded.
 */
export function pupilNamer(accounts: readonly Pick<Account, 'id' | 'classCode'>[]) {
  const classOf = new Map(accounts.map(({ id, classCode }) => [id, classCode]))
  return ({ userID, displayName }: Pick<Trace, 'userID' | 'displayName'>) => {
    const classCode = classOf.get(userID)
    return classCode ? `${displayName} (${classCode})` : displayName
  }
}

/** Names by id. Includes pupils without a visit, because the filter keeps a chosen pupil on other days. */
export function pupilNamesByID(
  accounts: readonly Pick<Account, 'id' | 'displayName' | 'classCode'>[],
  traces: readonly Pick<Trace, 'userID' | 'displayName'>[],
): ReadonlyMap<string, string> {
  const nameOf = pupilNamer(accounts)
  const ofAccounts = accounts.map(({ id, displayName }) => ({ userID: id, displayName }))
  return new Map([...ofAccounts, ...traces].map((each) => [String(each.userID), nameOf(each)]))
}
