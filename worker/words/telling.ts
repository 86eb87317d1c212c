import { sql } from 'drizzle-orm'

/** Whether `answer` of `users` tells what pupils know: not what a child judged, nor where nothing else could be chosen (`weightOf`). */
export const TELLS = sql.raw(
  "NOT users.is_admin AND answer.value ->> 'task' <> 'say' AND answer.value ->> 'options' IS NOT 1",
)
