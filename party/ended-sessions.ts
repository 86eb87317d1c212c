import * as z from 'zod/mini'
import { TOKEN_SECONDS } from '../domain/api/token.ts'
import { type EndedSessions, NO_MORE_TOKENS } from '../domain/events.ts'
import type { Identity } from './relay.ts'
import { type RoomStorage, sweep } from './storage.ts'

const ended = z.object({ tokenVersion: z.int(), until: z.number() })
type Ended = z.infer<typeof ended>

const PREFIX = 'ended:'

/**
 * Stores ended sessions until their tokens expire, because the room cannot read the database. `now` in ms.
 */
export async function storeEndedSessions(
  storage: RoomStorage,
  sessions: readonly EndedSessions[],
  now: number,
): Promise<void> {
  await sweep(storage, PREFIX, (value) => isExpired(value, now))
  const until = now + TOKEN_SECONDS.room * 1000
  for (const { userID, tokenVersion, sid } of sessions) {
    // Posts may arrive in another order than the changes they report.
    const previous = parse(await storage.get(PREFIX + userID))
    await storage.put(PREFIX + userID, {
      tokenVersion: Math.max(tokenVersion, previous && !isExpired(previous, now) ? previous.tokenVersion : 0),
      until,
    })
    if (sid !== undefined) await storage.put(PREFIX + sid, { tokenVersion: NO_MORE_TOKENS, until })
  }
}

/** True if the session ended after the token that opened the connection was signed. */
export async function hasEnded(storage: RoomStorage, who: Identity, now: number): Promise<boolean> {
  const keys = who.sid === undefined ? [who.id] : [who.id, who.sid]
  const endedEntries = await Promise.all(keys.map((key) => storage.get(PREFIX + key)))
  return endedEntries.some(
    (value) => !isExpired(value, now) && who.session < (parse(value)?.tokenVersion ?? 0),
  )
}

function isExpired(value: unknown, now: number): boolean {
  return (parse(value)?.until ?? 0) < now
}

function parse(value: unknown): Ended | null {
  return z.safeParse(ended, value).data ?? null
}
