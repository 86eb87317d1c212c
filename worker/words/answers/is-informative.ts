import { sql } from 'drizzle-orm'

/**
 * True if `answer` of `users` shows what a pupil knows: no self-assessment and no choice of one option
 * (`answerWeight`).
 */
export const IS_INFORMATIVE = sql.raw(
  "NOT users.is_admin AND answer.value ->> 'task' <> 'say' AND answer.value ->> 'options' IS NOT 1",
)
