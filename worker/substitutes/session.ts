import type { Context } from 'hono'
import type { SubstituteSession } from '../../domain/api/substitute.ts'
import { DAY } from '../../domain/bounds.ts'
import { dayEnd } from '../../domain/calendar.ts'
import { NO_MORE_TOKENS } from '../../domain/events.ts'
import { NO_AVATAR } from '../../domain/no-avatar.ts'
import { substituteActorID } from '../../domain/substitute.ts'
import { recordSubstitute } from '../admin-actions/record-event.ts'
import { openKeys } from '../auth/keys.ts'
import { type SignedToken, signToken } from '../auth/token.ts'
import { readCard } from '../cards/card.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { todayOf } from '../lessons/open-lesson.ts'
import { callerAddressHash, countAttempt, subjects } from '../limits/limit.ts'
import { notifySessionsEnded } from '../room/notify-room.ts'
import { findSubstitute, replaceSession, type SubstituteRow } from './queries.ts'

/** Links have no versions: a deleted link's number is never used again. */
export const LINK_VERSION = 1

const MAX_ATTEMPTS = 3

/**
 * Opens a link and ends the session that opened it earlier. Unknown links count like unknown cards.
 * @throws {Refusal} 404 for an unknown or deleted link, and before or after its day; 429 after too many
 * failures
 */
export async function openSubstituteSession(c: Context<AppEnv>, link: string): Promise<SubstituteSession> {
  const claims = await readCard(await openKeys(c.var.variables), link, c.var.school.name, 'substitute')
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const row = claims && (await findSubstitute(c.var.db, claims.userID))
    if (!row) break
    const today = todayOf(c)
    if (row.day !== today) throw new Refusal(row.day < today ? 'linkOver' : 'linkNotYet', { day: row.day })
    const sid = crypto.randomUUID()
    // Fails if another device opens the link at the same time; the last device keeps it.
    if (!(await replaceSession(c.var.db, row, sid))) continue
    if (row.sid !== null) notifyEnded(c, row.substituteID, row.sid)
    recordSubstitute(c)
    const { token, expiry } = await sign(c, 'api', { ...row, sid })
    return { token, expiry: expiry.toISOString() }
  }
  await countAttempt(c, subjects('address', await callerAddressHash(c)))
  throw new Refusal('linkInvalid')
}

/** Ends the session, unless another device has opened the link since. */
export async function leaveSubstitution(c: Context<AppEnv>, row: SubstituteRow): Promise<void> {
  if (!(await replaceSession(c.var.db, row, null)) || row.sid === null) return
  notifyEnded(c, row.substituteID, row.sid)
}

/** Ends the session that opened a deleted link, if any. */
export function endSubstitute(c: Context<AppEnv>, substituteID: number): void {
  notifySessionsEnded(c, [{ userID: substituteActorID(substituteID), tokenVersion: NO_MORE_TOKENS }])
}

function notifyEnded(c: Context<AppEnv>, substituteID: number, sid: string): void {
  notifySessionsEnded(c, [{ userID: substituteActorID(substituteID), tokenVersion: 0, sid }])
}

export async function signSubstituteRoomToken(c: Context<AppEnv>, row: SubstituteRow): Promise<SignedToken> {
  return sign(c, 'room', row)
}

/** A substitute's API token lasts until midnight; each call checks that the link is still open. */
async function sign(
  { var: { variables, school, now, timeZone } }: Context<AppEnv>,
  audience: 'api' | 'room',
  { substituteID, classCodes, sid }: SubstituteRow,
): Promise<SignedToken> {
  const until = dayEnd(now, timeZone)
  const claims = {
    ...{ sub: String(substituteID), school: school.name, role: 'substitute', tokenVersion: 1, by: 'link' },
    ...(sid !== null && { sid }),
  }
  const keys = await openKeys(variables)
  if (audience === 'api') return signToken(keys, 'api', claims, now, until, DAY / 1000)
  const shown = { name: 'Suppléance', avatar: NO_AVATAR, jti: crypto.randomUUID(), until: until.getTime() }
  return signToken(keys, 'room', { ...claims, ...shown, scope: { classCodes, content: [] } }, now, until)
}
