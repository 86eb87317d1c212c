import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/**
 * Subquery: number of stored answers of a user since an instant without a counted activity. The others are limited by the number of
 * pages.
 */
export function uncountedAnswers(userID: number | Placeholder, dayBefore: string | Placeholder): SQL<number> {
  return sql<number>`(
    SELECT count(*) FROM activity_answers AS kept
    WHERE kept.user_id = ${userID} AND kept.activity_log_id IS NULL AND kept.created_at > ${dayBefore}
  )`
}
