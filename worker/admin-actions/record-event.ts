import type { Context } from 'hono'
import type { AdminEvent } from '../../domain/admin-calls.ts'
import { DAY, HOUR } from '../../domain/bounds.ts'
import type { AdminSignInMethod } from '../../domain/changed-fields.ts'
import type { AppEnv } from '../http/context.ts'
import { findLock, type Subject } from '../limits/queries.ts'
import type { User } from '../users/queries.ts'
import { countAdminAction, saveAdminAction } from './queries.ts'

/**
 * After the response, enters in the journal that an administrator signed in, or failed to because the account
 * is disabled. Every sign-in method calls it once the last proof was right. Pupils' sign-ins have no entry.
 */
export function recordSignIn(c: Context<AppEnv>, user: User, way: AdminSignInMethod): void {
  const { db, now, later } = c.var
  const call: AdminEvent = 'signIn'
  later(
    user.isEnabled
      ? saveAdminAction(db, { call, userID: user.id, about: [], changes: { signInWay: { to: way } } }, now)
      : countEvent(c, 'signInOfDisabled', user.id, user),
  )
}

/** After the response, enters in the journal that a substitute opened a link, in at most one row per hour. */
export function recordSubstitute(c: Context<AppEnv>): void {
  const { db, now, later } = c.var
  const call: AdminEvent = 'substituteSignIn'
  later(countAdminAction(db, { call, userID: null, about: [] }, now, HOUR))
}

/**
 * After the response, enters in the journal that someone typed a wrong password for an administrator, and
 * whether this locked the subjects. Attempts are counted in at most two rows per day.
 */
export function recordWrongPassword(c: Context<AppEnv>, user: User, subjects: Subject[]): void {
  const { db, now, later } = c.var
  const userID = c.var.user?.id ?? null
  const record = async () => {
    await countEvent(c, userID === null ? 'wrongPassword' : 'wrongOwnPassword', userID, user)
    if (await findLock(db, subjects, now)) await countEvent(c, 'signInLocked', userID, user)
  }
  later(record())
}

/** @param userID the user who did it; null if unknown */
function countEvent(
  { var: { db, now } }: Context<AppEnv>,
  call: AdminEvent,
  userID: number | null,
  about: User,
) {
  return countAdminAction(db, { call, userID, about: [{ userID: about.id }] }, now, DAY)
}
