import { and, count, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { DecideHeldAnswersRequest, HeldAnswersGroup } from '../../domain/api/held-answers.ts'
import { DAY } from '../../domain/bounds.ts'
import { contains } from '../db/contains.ts'
import type { Database } from '../db/database.ts'
import { heldAnswers, users } from '../db/schema.ts'
import type { Slice } from '../http/parameters.ts'

/** Decided answers are deleted after this many days. */
export const DECIDED_DAYS = 30

export type HeldAnswersKeys = DecideHeldAnswersRequest['groups']

const { userID, reason, decision, decidedAt, receivedAt } = heldAnswers

const answerCount = sql<number>`coalesce(sum(json_array_length(${heldAnswers.answers})), 0)`

/** Held answers of pupils whose name contains `q`, grouped by pupil, reason and decision. `total` counts all groups. */
export async function listHeldAnswers(
  db: Database,
  { q, now, ofScope }: { q: string; now: Date; ofScope: SQL | undefined },
  { limit, offset }: Slice,
): Promise<{ data: HeldAnswersGroup[]; total: number }> {
  const oldest = new Date(now.getTime() - DECIDED_DAYS * DAY).toISOString()
  const isListed = and(
    or(isNull(decidedAt), and(gt(decidedAt, oldest), eq(decision, 'dismissed'))),
    q === '' ? undefined : contains(users.displayName, q),
    ofScope,
  )
  // The unary plus prevents SQLite from scanning the whole table in key order.
  const group = [sql`+${userID}`, reason, decision] as const
  const groups = db
    .select({ userID })
    .from(heldAnswers)
    .innerJoin(users, eq(users.id, userID))
    .where(isListed)
    .groupBy(...group)
  const receivedUntil = sql<string>`max(${receivedAt})`
  const [data, [all]] = await db.batch([
    db
      .select({
        userID,
        reason,
        decision: sql<'dismissed' | null>`${decision}`,
        receivedUntil,
        displayName: users.displayName,
        classCode: sql<string>`coalesce(${users.classCode}, '')`,
        answers: answerCount,
        // The answers of a row are sorted, oldest first.
        from: sql<string>`min(${heldAnswers.answers} ->> '$[0].at')`,
        until: sql<string>`max(${heldAnswers.answers} ->> '$[#-1].at')`,
      })
      .from(heldAnswers)
      .innerJoin(users, eq(users.id, userID))
      .where(isListed)
      .groupBy(...group)
      .orderBy(desc(receivedUntil), userID, reason)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(groups.as('groups')),
  ])
  return { data, total: all?.total ?? 0 }
}

/** The oldest held rows of these groups, and the number of answers in all of their rows. */
export async function readHeldRows(db: Database, keys: HeldAnswersKeys, limit: number) {
  const [rows, [all]] = await db.batch([
    db.select().from(heldAnswers).where(isInGroups(keys)).orderBy(receivedAt).limit(limit),
    db.select({ answers: answerCount }).from(heldAnswers).where(isInGroups(keys)),
  ])
  return { rows, answers: all?.answers ?? 0 }
}

/** @returns the number of dismissed answers */
export async function dismissHeldAnswers(db: Database, keys: HeldAnswersKeys, now: Date): Promise<number> {
  const dismissed = await db
    .update(heldAnswers)
    .set({ decision: 'dismissed', decidedAt: now.toISOString() })
    .where(and(isInGroups(keys), isNull(decision)))
    .returning({ answers: sql<number>`json_array_length(${heldAnswers.answers})` })
  return dismissed.reduce((sum, { answers }) => sum + answers, 0)
}

/** SQL: true if a row belongs to one of the groups and existed when they were listed. */
function isInGroups(keys: HeldAnswersKeys): SQL | undefined {
  const groups = sql`json_each(${JSON.stringify(keys)}) AS asked`
  return and(
    inArray(userID, sql`(SELECT asked.value ->> 'userID' FROM ${groups})`),
    sql`EXISTS (
      SELECT 1 FROM ${groups} WHERE asked.value ->> 'userID' = ${userID} AND asked.value ->> 'reason' = ${reason}
        AND asked.value ->> 'decision' IS ${decision} AND asked.value ->> 'receivedUntil' >= ${receivedAt}
    )`,
  )
}
