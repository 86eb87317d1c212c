import { sql } from 'drizzle-orm'

/**
 * SQL: true if `answer`, a row of `json_each`, shows what a pupil (a row of `users`) knows. Self-assessments
 * and choices of one option do not (`answerWeight`).
 */
export const IS_INFORMATIVE = sql.raw(
  "NOT users.is_admin AND answer.value ->> 'task' <> 'say' AND answer.value ->> 'options' IS NOT 1",
)
