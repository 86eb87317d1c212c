import * as z from 'zod/mini'
import { TOKEN_SECONDS } from '../domain/api/token.ts'
import { type EndedSessions, NO_MORE_TOKENS } from '../domain/events.ts'
import type { Identity } from './relay.ts'
import { type RoomStorage, sweep } from './storage.ts'

const ended = z.object({ tokenVersion: z.int(), until: z.number() })
type Ended = z.infer<typeof ended>

const PREFIX = 'ended:'

/**
 * Remembers whose tokens open the room no longer: the room cannot ask the database, and a token that was
 * signed before outlasts the session. Once such a token has expired, it is forgotten.
 * @param now milliseconds since 1970
 */
export async function keepEnded(
  storage: RoomStorage,
  sessions: readonly EndedSessions[],
  now: number,
): Promise<void> {
  await sweep(storage, PREFIX, (value) => isOver(value, now))
  const until = now + TOKEN_SECONDS.room * 1000
  for (const { userID, tokenVersion, sid } of sessions) {
    // Two posts may come in another order than the changes that they tell of.
    const former = read(await storage.get(PREFIX + userID))
    await storage.put(PREFIX + userID, {
      tokenVersion: Math.max(tokenVersion, former && !isOver(former, now) ? former.tokenVersion : 0),
      until,
    })
    if (sid !== undefined) await storage.put(PREFIX + sid, { tokenVersion: NO_MORE_TOKENS, until })
  }
}

/** Whether the session of the token that opened the connection has ended since it was signed. */
export async function hasEnded(storage: RoomStorage, who: Identity, now: number): Promise<boolean> {
  const names = who.sid === undefined ? [who.id] : [who.id, who.sid]
  const found = await Promise.all(names.map((name) => storage.get(PREFIX + name)))
  return found.some((value) => !isOver(value, now) && who.session < (read(value)?.tokenVersion ?? 0))
}

function isOver(value: unknown, now: number): boolean {
  return (read(value)?.until ?? 0) < now
}

function read(value: unknown): Ended | null {
  return z.safeParse(ended, value).data ?? null
}
