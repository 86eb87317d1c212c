import { asc, eq, sql } from 'drizzle-orm'
import type { ClassGoal, SaveGoalRequest } from '../../domain/api/class-goal.ts'
import type { Database } from '../db/database.ts'
import { classes, classGoals } from '../db/schema.ts'

/** When a week is: its Sunday, and the instant at which it began. */
interface Week {
  week: string
  start: Date
}

/** The goals of all classes, or of one, with what the pupils have reached together since the week began. */
export async function listGoals(
  db: Database,
  { week, start }: Week,
  classCode?: string,
): Promise<ClassGoal[]> {
  return db
    .select({
      classCode: classGoals.classCode,
      kind: classGoals.kind,
      target: classGoals.target,
      reached: sql<number>`CASE ${classGoals.kind} WHEN 'words' THEN (${wordsGrown(start)}) ELSE (${activitiesOf(week)}) END`,
    })
    .from(classGoals)
    .where(classCode === undefined ? undefined : eq(classGoals.classCode, classCode))
    .orderBy(asc(classGoals.classCode))
}

/** Each word of a pupil once that has grown, as the answers to what pupils sent have told. */
function wordsGrown(start: Date) {
  return sql`
    SELECT count(DISTINCT batch.user_id || ' ' || (memory.value ->> 'word'))
    FROM users AS pupil CROSS JOIN answer_batches AS batch ON batch.user_id = pupil.id AND batch.received_at >= ${start.toISOString()}
      CROSS JOIN json_each(batch.answer, '$.memories') AS memory
    WHERE pupil.class_code = ${classGoals.classCode} AND pupil.is_enabled AND NOT pupil.is_admin
      AND memory.value ->> 'strength' > memory.value ->> 'before'`
}

function activitiesOf(week: string) {
  return sql`
    SELECT count(*) FROM users AS pupil CROSS JOIN activities AS counted ON counted.user_id = pupil.id AND counted.week = ${week}
    WHERE pupil.class_code = ${classGoals.classCode} AND pupil.is_enabled AND NOT pupil.is_admin`
}

/** Sets the goal of a class. @returns whether there is such a class */
export async function saveGoal(
  db: Database,
  classCode: string,
  { kind, target }: SaveGoalRequest,
): Promise<boolean> {
  const saved = await db
    .insert(classGoals)
    .select(sql`SELECT class_code, ${kind}, ${target} FROM ${classes} WHERE class_code = ${classCode}`)
    .onConflictDoUpdate({ target: classGoals.classCode, set: { kind, target } })
    .returning()
  return saved.length > 0
}

/** @returns whether there was one */
export async function deleteGoal(db: Database, classCode: string): Promise<boolean> {
  const deleted = await db.delete(classGoals).where(eq(classGoals.classCode, classCode)).returning()
  return deleted.length > 0
}
