import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { users } from '../db/schema.ts'

/**
 * The rule of `gradeIn` in SQL, for a row of `classes`.
 * @param own the pupil's stored grade
 * @param unset the grade of pupils whose stored grade is null
 */
export function gradeInClass(
  own: SQL | SQLiteColumn,
  unset: 'grade' | 'coalesce(last_grade, grade)' = 'grade',
): SQL {
  return sql`max(grade, min(coalesce(${own}, ${sql.raw(unset)}), coalesce(last_grade, grade)))`
}

/**
 * SQL for a row of `users` that still has its former class: the grade to store when the pupil joins a class.
 * That is the pupil's grade in the former class plus `years`, or null if the new class is not split.
 */
export function gradeOnJoining(classCode: string | SQL, years: 0 | 1): SQL {
  const former = sql`(SELECT ${gradeInClass(users.grade)} FROM classes WHERE class_code = ${users.classCode})`
  return sql`(
    SELECT iif(last_grade > grade, max(grade, min(${former} + ${sql.raw(String(years))}, last_grade)), NULL)
    FROM classes WHERE class_code = ${classCode}
  )`
}
