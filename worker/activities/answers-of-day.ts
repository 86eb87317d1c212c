import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/**
 * As a part of a statement: how many answers of a user since an instant are kept that belong to no counted activity. Those that do
 * are bounded by the pages that there are.
 */
export function answersOfDay(userID: number | Placeholder, dayBefore: string | Placeholder): SQL<number> {
  return sql<number>`(
    SELECT count(*) FROM activity_answers AS kept
    WHERE kept.user_id = ${userID} AND kept.activity_log_id IS NULL AND kept.created_at > ${dayBefore}
  )`
}
