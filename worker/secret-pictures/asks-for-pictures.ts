import { type SQL, sql } from 'drizzle-orm'
import { users } from '../db/schema.ts'

type ClassCode = string | null | SQL

/** SQL: whether the class asks its pupils for secret pictures. */
export function asksForPictures(classCode: ClassCode | typeof users.classCode): SQL {
  return sql`EXISTS (SELECT 1 FROM classes WHERE classes.class_code = ${classCode} AND classes.uses_pictures)`
}

/**
 * SQL, for a row of `users` that still has its former class: whether it is a pupil's who has to press secret pictures in the
 * next class and not in the former one. Sessions that a name alone opened must then end.
 */
export function gainsPictures(next: ClassCode): SQL {
  return sql`(NOT ${users.isAdmin} AND ${asksForPictures(next)} AND NOT ${asksForPictures(users.classCode)})`
}
