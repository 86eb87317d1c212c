import { and, eq, sql } from 'drizzle-orm'
import { TOKEN_SECONDS } from '../../domain/api/token.ts'
import type { EndedSessions } from '../../domain/events.ts'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema.ts'
import type { User } from '../users/queries.ts'

/** Ended sessions that are kept for a user, each for as long as a token of it could be good. */
export const MOST_ENDED_SESSIONS = 256

export function hasEnded({ endedSessions }: User, sid: string | undefined): boolean {
  return sid !== undefined && endedSessions.includes(sid)
}

/**
 * Ends one session of the user; the others go on.
 * @returns the session; none where no more can be kept as ended: then nothing has changed
 */
export async function endSession(db: Database, id: number, sid: string, now: Date): Promise<EndedSessions[]> {
  const until = new Date(now.getTime() + TOKEN_SECONDS.api * 1000).toISOString()
  const lately = sql`FROM json_each(${users.endedSessions}) WHERE value > ${now.toISOString()}`
  const kept = sql`(SELECT json_group_object(key, value) ${lately})`
  const ended = await db
    .update(users)
    .set({ endedSessions: sql`json_set(${kept}, ${`$."${sid}"`}, ${until})` })
    .where(and(eq(users.id, id), sql`(SELECT count(*) ${lately}) < ${MOST_ENDED_SESSIONS}`))
    .returning({ userID: users.id, tokenVersion: users.tokenVersion })
  return ended.map((row) => ({ ...row, sid }))
}
