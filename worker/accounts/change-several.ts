import { and, eq, not, sql } from 'drizzle-orm'
import { avatars } from '../../content/avatars.ts'
import type { ChangeSeveralRequest } from '../../domain/api/account.ts'
import type { Changes } from '../../domain/api/admin-action.ts'
import { changesBetween } from '../../domain/changed-fields.ts'
import type { EndedSessions } from '../../domain/events.ts'
import { NO_AVATAR } from '../../domain/no-avatar.ts'
import { listClassCodes } from '../classes/queries.ts'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { hashOf } from '../hash-of.ts'
import { gainsPictures } from '../secret-pictures/asks-for-pictures.ts'
import { mustBeClass } from './changes.ts'

interface ChangedPupil {
  id: number
  /** For the journal. */
  changes: Changes
}

/**
 * Changes several pupils in one transaction.
 * @returns `changed`: all but those who are no pupils, or are gone; `ended`: those whose class asks for secret pictures now
 * @throws {Refusal} 400 where the school has no such class
 */
export async function changePupils(
  db: Database,
  asked: ChangeSeveralRequest,
): Promise<{ changed: ChangedPupil[]; ended: EndedSessions[] }> {
  const { userIDs, classCode, pins, avatars: wanted, idempotencyKey } = asked
  if (classCode !== undefined) mustBeClass(classCode, await listClassCodes(db))
  const rows = await Promise.all(
    [...new Set(userIDs)].map(async (id) => {
      const drawn = await drawnFor(id, idempotencyKey)
      const pin = pins === 'new' ? String(drawn % 10_000).padStart(4, '0') : null
      const avatarUrl = wanted === 'new' ? avatars[Math.floor(drawn / 10_000) % avatars.length] : NO_AVATAR
      return { id, pin, avatarUrl }
    }),
  )
  const chosen = sql`json_each(${JSON.stringify(rows)}) AS chosen`
  const isChosen = and(eq(users.id, sql`chosen.value ->> 'id'`), not(users.isAdmin))
  const endsSessions = classCode === undefined ? sql`0` : gainsPictures(classCode)
  const [former, ended] = await db.batch([
    db.select({ id: users.id, classCode: users.classCode }).from(users).innerJoin(chosen, isChosen),
    db
      .select({ userID: users.id, tokenVersion: sql<number>`${users.tokenVersion} + 1` })
      .from(users)
      .innerJoin(chosen, isChosen)
      .where(endsSessions),
    db
      .update(users)
      .set({
        ...(classCode !== undefined && {
          classCode,
          tokenVersion: sql`${users.tokenVersion} + ${endsSessions}`,
        }),
        ...(pins !== undefined && { pin: sql`chosen.value ->> 'pin'` }),
        ...(wanted !== undefined && { avatarUrl: sql`chosen.value ->> 'avatarUrl'` }),
      })
      .from(chosen)
      .where(isChosen),
  ])
  const changed = former.map(({ id, ...pupil }) => ({
    id,
    changes: {
      ...(classCode !== undefined && changesBetween(pupil, { classCode })),
      ...(pins !== undefined && { pin: {} }),
      ...(wanted !== undefined && { avatarUrl: {} }),
    },
  }))
  return { changed, ended }
}

/** A number that the key gives this pupil each time, and nobody foresees without it. */
async function drawnFor(id: number, key: string): Promise<number> {
  return Number.parseInt(await hashOf(Uint8Array.from(new TextEncoder().encode(`${key}:${id}`)), 6), 16)
}
