import { and, eq, sql } from 'drizzle-orm'
import { TOKEN_SECONDS } from '../../domain/api/token.ts'
import type { EndedSessions } from '../../domain/events.ts'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema.ts'
import type { User } from '../users/queries.ts'

/** Maximum number of ended sessions stored per user. Each is stored until its last token has expired. */
export const MAX_ENDED_SESSIONS = 256

export function hasEnded({ endedSessions }: User, sid: string | undefined): boolean {
  return sid !== undefined && endedSessions.includes(sid)
}

/**
 * Ends one session of the user.
 * @returns the ended session; empty if no more ended sessions can be stored, so that nothing has changed
 */
export async function endSession(db: Database, id: number, sid: string, now: Date): Promise<EndedSessions[]> {
  const until = new Date(now.getTime() + TOKEN_SECONDS.api * 1000).toISOString()
  const unexpired = sql`FROM json_each(${users.endedSessions}) WHERE value > ${now.toISOString()}`
  const remaining = sql`(SELECT json_group_object(key, value) ${unexpired})`
  const ended = await db
    .update(users)
    .set({ endedSessions: sql`json_set(${remaining}, ${`$."${sid}"`}, ${until})` })
    .where(and(eq(users.id, id), sql`(SELECT count(*) ${unexpired}) < ${MAX_ENDED_SESSIONS}`))
    .returning({ userID: users.id, tokenVersion: users.tokenVersion })
  return ended.map((row) => ({ ...row, sid }))
}
