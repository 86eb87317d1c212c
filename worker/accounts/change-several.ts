import { and, eq, not, sql } from 'drizzle-orm'
import { avatars } from '../../content/avatars.ts'
import type { ChangeSeveralRequest } from '../../domain/api/account.ts'
import type { Changes } from '../../domain/api/admin-action.ts'
import { changesBetween } from '../../domain/changed-fields.ts'
import type { EndedSessions } from '../../domain/events.ts'
import { NO_AVATAR } from '../../domain/no-avatar.ts'
import { supportBits } from '../../domain/supports.ts'
import { gradeOnJoining } from '../classes/grade-in-class.ts'
import { listClassCodes } from '../classes/queries.ts'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { hashOf } from '../hash-of.ts'
import { gainsPictures } from '../secret-pictures/asks-for-pictures.ts'
import { assertGradeInClasses, assertKnownClass } from './changes.ts'

interface ChangedPupil {
  id: number
  /** The changed fields, for the journal. */
  changes: Changes
}

/**
 * Changes several pupils in one transaction.
 * @returns `changed`: pupils that exist (administrators are skipped); `ended`: sessions ended because the new
 * class uses secret pictures
 * @throws {Refusal} 400 for an unknown class, or a grade that a pupil's class lacks
 */
export async function changePupils(
  db: Database,
  request: ChangeSeveralRequest,
): Promise<{ changed: ChangedPupil[]; ended: EndedSessions[] }> {
  const { userIDs, classCode, pins, avatars: newAvatars, grade, idempotencyKey } = request
  const [added, removed] = [supportBits(request.addSupports ?? []), supportBits(request.removeSupports ?? [])]
  if (classCode !== undefined) assertKnownClass(classCode, await listClassCodes(db))
  const rows = await Promise.all(
    [...new Set(userIDs)].map(async (id) => {
      const drawn = await drawNumber(id, idempotencyKey)
      const pin = pins === 'new' ? String(drawn % 10_000).padStart(4, '0') : null
      const avatarUrl =
        newAvatars === 'new' ? avatars[Math.floor(drawn / 10_000) % avatars.length] : NO_AVATAR
      return { id, pin, avatarUrl }
    }),
  )
  const chosen = sql`json_each(${JSON.stringify(rows)}) AS chosen`
  const isChosen = and(eq(users.id, sql`chosen.value ->> 'id'`), not(users.isAdmin))
  const endsSessions = classCode === undefined ? sql`0` : gainsPictures(classCode)
  if (grade != null) {
    const pupils = await db.select({ classCode: users.classCode }).from(users).innerJoin(chosen, isChosen)
    await assertGradeInClasses(
      db,
      classCode === undefined ? pupils.map((each) => each.classCode) : [classCode],
      grade,
    )
  }
  const [former, ended, after] = await db.batch([
    db
      .select({ id: users.id, classCode: users.classCode, supports: users.supports, grade: users.grade })
      .from(users)
      .innerJoin(chosen, isChosen),
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
          grade: gradeOnJoining(classCode, 0),
          tokenVersion: sql`${users.tokenVersion} + ${endsSessions}`,
        }),
        ...(pins !== undefined && { pin: sql`chosen.value ->> 'pin'` }),
        ...(newAvatars !== undefined && { avatarUrl: sql`chosen.value ->> 'avatarUrl'` }),
        ...(grade !== undefined && { grade }),
        supports: sql`(${users.supports} | ${added}) & ~${removed}`,
      })
      .from(chosen)
      .where(isChosen)
      .returning({ id: users.id, grade: users.grade }),
  ])
  const gradesAfter = new Map(after.map((pupil) => [pupil.id, pupil.grade]))
  const changed = former.map(({ id, ...pupil }) => ({
    id,
    changes: {
      ...(classCode !== undefined && changesBetween(pupil, { classCode })),
      ...(pins !== undefined && { pin: {} }),
      ...(newAvatars !== undefined && { avatarUrl: {} }),
      ...changesBetween(pupil, {
        supports: (pupil.supports | added) & ~removed,
        grade: gradesAfter.get(id),
      }),
    },
  }))
  return { changed, ended }
}

/** A pseudo-random number from the idempotency key and pupil, so that a retry draws the same values. */
async function drawNumber(id: number, key: string): Promise<number> {
  return Number.parseInt(await hashOf(Uint8Array.from(new TextEncoder().encode(`${key}:${id}`)), 6), 16)
}
