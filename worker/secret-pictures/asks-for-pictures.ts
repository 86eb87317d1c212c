import { type SQL, sql } from 'drizzle-orm'
import { users } from '../db/schema.ts'

type ClassCode = string | null | SQL

/** SQL: true if the class uses secret pictures. */
export function asksForPictures(classCode: ClassCode | typeof users.classCode): SQL {
  return sql`EXISTS (SELECT 1 FROM classes WHERE classes.class_code = ${classCode} AND classes.uses_pictures)`
}

/**
 * SQL for a row of `users` that still has its former class: true for a pupil whose next class uses secret
 * pictures and whose former one does not. Their sessions must end, since the name alone may have opened them.
 */
export function gainsPictures(next: ClassCode): SQL {
  return sql`(NOT ${users.isAdmin} AND ${asksForPictures(next)} AND NOT ${asksForPictures(users.classCode)})`
}
