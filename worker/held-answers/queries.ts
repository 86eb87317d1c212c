import { and, count, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { DecideHeldAnswersRequest, HeldAnswersGroup } from '../../domain/api/held-answers.ts'
import { DAY } from '../../domain/bounds.ts'
import { contains } from '../db/contains.ts'
import type { Database } from '../db/database.ts'
import { heldAnswers, users } from '../db/schema.ts'
import type { Slice } from '../http/parameters.ts'

/** How long decided answers are kept. */
export const DECIDED_DAYS = 30

export type HeldAnswersKeys = DecideHeldAnswersRequest['groups']

const { userID, reason, decision, decidedAt, receivedAt } = heldAnswers

/** As part of a statement: how many answers the rows have. */
const answerCount = sql<number>`coalesce(sum(json_array_length(${heldAnswers.answers})), 0)`

/** Some of the held answers of pupils in whose name `q` is found, by pupil and reason. `total` counts all groups. */
export async function listHeldAnswers(
  db: Database,
  { q, now }: { q: string; now: Date },
  { limit, offset }: Slice,
): Promise<{ data: HeldAnswersGroup[]; total: number }> {
  const oldest = new Date(now.getTime() - DECIDED_DAYS * DAY).toISOString()
  const found = and(
    or(isNull(decidedAt), and(gt(decidedAt, oldest), eq(decision, 'dismissed'))),
    q === '' ? undefined : contains(users.displayName, q),
  )
  // The plus keeps SQLite from going through the whole table in the order of its key.
  const group = [sql`+${userID}`, reason, decision] as const
  const groups = db
    .select({ userID })
    .from(heldAnswers)
    .innerJoin(users, eq(users.id, userID))
    .where(found)
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
        // A row has them oldest first.
        from: sql<string>`min(${heldAnswers.answers} ->> '$[0].at')`,
        until: sql<string>`max(${heldAnswers.answers} ->> '$[#-1].at')`,
      })
      .from(heldAnswers)
      .innerJoin(users, eq(users.id, userID))
      .where(found)
      .groupBy(...group)
      .orderBy(desc(receivedUntil), userID, reason)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(groups.as('groups')),
  ])
  return { data, total: all?.total ?? 0 }
}

/** The first held rows of some groups, by when they were received, and how many answers all their rows have. */
export async function readHeldRows(db: Database, keys: HeldAnswersKeys, limit: number) {
  const [rows, [all]] = await db.batch([
    db.select().from(heldAnswers).where(isOf(keys)).orderBy(receivedAt).limit(limit),
    db.select({ answers: answerCount }).from(heldAnswers).where(isOf(keys)),
  ])
  return { rows, answers: all?.answers ?? 0 }
}

/** @returns how many answers were dismissed */
export async function dismissHeldAnswers(db: Database, keys: HeldAnswersKeys, now: Date): Promise<number> {
  const dismissed = await db
    .update(heldAnswers)
    .set({ decision: 'dismissed', decidedAt: now.toISOString() })
    .where(and(isOf(keys), isNull(decision)))
    .returning({ answers: sql<number>`json_array_length(${heldAnswers.answers})` })
  return dismissed.reduce((sum, { answers }) => sum + answers, 0)
}

/** Whether a row is of one of the groups. */
function isOf(keys: HeldAnswersKeys): SQL | undefined {
  const groups = sql`json_each(${JSON.stringify(keys)}) AS asked`
  return and(
    inArray(userID, sql`(SELECT asked.value ->> 'userID' FROM ${groups})`),
    sql`EXISTS (
      SELECT 1 FROM ${groups} WHERE asked.value ->> 'userID' = ${userID} AND asked.value ->> 'reason' = ${reason}
        AND asked.value ->> 'decision' IS ${decision} AND asked.value ->> 'receivedUntil' >= ${receivedAt}
    )`,
  )
}
