import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { ClassGoal, SaveGoalRequest } from '../../domain/api/class-goal.ts'
import type { Database } from '../db/database.ts'
import { classGoals } from '../db/schema.ts'
import { assertAudienceExists, audienceUsers } from '../groups/audience.ts'
import { wordsGrown } from '../words/memories/words-grown.ts'

export interface Week {
  /** Its Sunday. */
  week: string
  start: Date
  end: Date
}

/** All goals, or those of some audience keys, with the total that their pupils have reached this week. */
export async function listGoals(
  db: Database,
  { week, start, end }: Week,
  keys?: readonly string[],
): Promise<ClassGoal[]> {
  return db
    .select({
      classCode: classGoals.classCode,
      kind: classGoals.kind,
      target: classGoals.target,
      reached: sql<number>`CASE ${classGoals.kind} WHEN 'words' THEN (${grownWords({ start, end })}) ELSE (${countedActivities(week)}) END`,
    })
    .from(classGoals)
    .where(keys && inArray(classGoals.classCode, [...keys]))
    .orderBy(asc(classGoals.classCode))
}

const MEMBERS = sql`${audienceUsers(sql`json_array(${classGoals.classCode})`)} AS member
  CROSS JOIN users AS pupil ON pupil.id = member.id AND pupil.is_enabled AND NOT pupil.is_admin`

function grownWords({ start, end }: Pick<Week, 'start' | 'end'>) {
  const grown = wordsGrown({ start: start.toISOString(), end: end.toISOString() })
  return sql`SELECT coalesce(sum((${grown})), 0) FROM ${MEMBERS}`
}

function countedActivities(week: string) {
  return sql`
    SELECT count(*) FROM ${MEMBERS} CROSS JOIN activities AS counted ON counted.user_id = pupil.id AND counted.week = ${week}`
}

/** Sets the goal of a class, group or pupil. @throws {Refusal} 404 if it does not exist */
export async function saveGoal(db: Database, key: string, goal: SaveGoalRequest): Promise<void> {
  await assertAudienceExists(db, [key])
  await db
    .insert(classGoals)
    .values({ classCode: key, ...goal })
    .onConflictDoUpdate({ target: classGoals.classCode, set: goal })
}

/** @returns false if there was none */
export async function deleteGoal(db: Database, classCode: string): Promise<boolean> {
  const deleted = await db.delete(classGoals).where(eq(classGoals.classCode, classCode)).returning()
  return deleted.length > 0
}
