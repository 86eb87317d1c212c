import { eq, sql } from 'drizzle-orm'
import { TOKEN_SECONDS } from '../../domain/api/token.ts'
import type { EndedSessions } from '../../domain/events.ts'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema.ts'
import type { User } from '../users/queries.ts'

/** So many sessions of a user can be kept as ended at a time. */
const MOST = 32

export function hasEnded({ endedSessions }: User, sid: string | undefined): boolean {
  return sid !== undefined && endedSessions.includes(sid)
}

/**
 * Ends one session of the user; the others go on. Where too many have ended within the life of a token to be kept apart, all
 * end: none comes to life again.
 */
export async function endSession(db: Database, id: number, sid: string, now: Date): Promise<EndedSessions[]> {
  const until = new Date(now.getTime() + TOKEN_SECONDS.api * 1000).toISOString()
  const lately = sql`FROM json_each(${users.endedSessions}) WHERE value > ${now.toISOString()}`
  const isFull = sql`(SELECT count(*) >= ${MOST} ${lately})`
  const kept = sql`(SELECT json_group_object(key, value) ${lately})`
  const ended = await db
    .update(users)
    .set({
      tokenVersion: sql`${users.tokenVersion} + ${isFull}`,
      endedSessions: sql`iif(${isFull}, '{}', json_set(${kept}, ${`$."${sid}"`}, ${until}))`,
    })
    .where(eq(users.id, id))
    .returning({ userID: users.id, tokenVersion: users.tokenVersion })
  return ended.map((row) => ({ ...row, sid }))
}
