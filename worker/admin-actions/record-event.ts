import type { Context } from 'hono'
import type { AdminEvent } from '../../domain/admin-calls.ts'
import { DAY } from '../../domain/bounds.ts'
import type { SignInWay } from '../../domain/changed-fields.ts'
import type { AppEnv } from '../http/context.ts'
import { findLock, type Subject } from '../limits/queries.ts'
import type { User } from '../users/queries.ts'
import { countAdminAction, saveAdminAction } from './queries.ts'

/**
 * Records in the journal, after the answer, that an administrator signed in, or could not because the account is disabled. Every way
 * of signing in calls it once the last proof was right. Pupils' sign-ins are not recorded.
 */
export function recordSignIn(c: Context<AppEnv>, user: User, way: SignInWay): void {
  const { db, now, later } = c.var
  const call: AdminEvent = 'signIn'
  later(
    user.isEnabled
      ? saveAdminAction(db, { call, userID: user.id, about: [], changes: { signInWay: { to: way } } }, now)
      : countEvent(c, 'signInOfDisabled', user.id, user),
  )
}

/**
 * Records in the journal, after the answer, that a wrong password was tried for an administrator, and that this locked `name`, under
 * which tries are counted. However many are tried, these are two rows a day.
 */
export function recordWrongPassword(c: Context<AppEnv>, user: User, name: Subject[]): void {
  const { db, now, later } = c.var
  const userID = c.var.user?.id ?? null
  const record = async () => {
    await countEvent(c, userID === null ? 'wrongPassword' : 'wrongOwnPassword', userID, user)
    if (await findLock(db, name, now)) await countEvent(c, 'signInLocked', userID, user)
  }
  later(record())
}

/** `userID`: who did it; null where nobody knows. */
function countEvent(
  { var: { db, now } }: Context<AppEnv>,
  call: AdminEvent,
  userID: number | null,
  about: User,
) {
  return countAdminAction(db, { call, userID, about: [{ userID: about.id }] }, now, DAY)
}
