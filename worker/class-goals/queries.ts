import { asc, eq, sql } from 'drizzle-orm'
import type { ClassGoal, SaveGoalRequest } from '../../domain/api/class-goal.ts'
import type { Database } from '../db/database.ts'
import { classes, classGoals } from '../db/schema.ts'
import { wordsGrown } from '../words/memories/words-grown.ts'

interface Week {
  /** Its Sunday. */
  week: string
  start: Date
  end: Date
}

/** The goals of all classes or one, with what the pupils have reached together this week. */
export async function listGoals(
  db: Database,
  { week, start, end }: Week,
  classCode?: string,
): Promise<ClassGoal[]> {
  return db
    .select({
      classCode: classGoals.classCode,
      kind: classGoals.kind,
      target: classGoals.target,
      reached: sql<number>`CASE ${classGoals.kind} WHEN 'words' THEN (${grownWords({ start, end })}) ELSE (${countedActivities(week)}) END`,
    })
    .from(classGoals)
    .where(classCode === undefined ? undefined : eq(classGoals.classCode, classCode))
    .orderBy(asc(classGoals.classCode))
}

const OF_CLASS = sql`pupil.class_code = ${classGoals.classCode} AND pupil.is_enabled AND NOT pupil.is_admin`

function grownWords({ start, end }: Pick<Week, 'start' | 'end'>) {
  const grown = wordsGrown({ start: start.toISOString(), end: end.toISOString() })
  return sql`SELECT coalesce(sum((${grown})), 0) FROM users AS pupil WHERE ${OF_CLASS}`
}

function countedActivities(week: string) {
  return sql`
    SELECT count(*) FROM users AS pupil CROSS JOIN activities AS counted ON counted.user_id = pupil.id AND counted.week = ${week}
    WHERE ${OF_CLASS}`
}

/** Sets the goal of a class. @returns false if the class does not exist */
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

/** @returns false if there was none */
export async function deleteGoal(db: Database, classCode: string): Promise<boolean> {
  const deleted = await db.delete(classGoals).where(eq(classGoals.classCode, classCode)).returning()
  return deleted.length > 0
}
