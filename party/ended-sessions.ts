import * as z from 'zod/mini'
import { TOKEN_SECONDS } from '../domain/api/token.ts'
import type { EndedSessions } from '../domain/events.ts'
import type { Identity } from './relay.ts'

/** The part of a Durable Object's storage that is needed here, the same in both libraries. */
export interface EndedStorage {
  get(key: string): Promise<unknown>
  put(key: string, value: Ended): Promise<void>
  list(options: { prefix: string; limit: number }): Promise<Map<string, unknown>>
  delete(keys: string[]): Promise<number>
}

const ended = z.object({ tokenVersion: z.int(), until: z.number() })
type Ended = z.infer<typeof ended>

const PREFIX = 'ended:'
/** As many keys as one call of the storage deletes. */
const SWEEP = 128

/**
 * Remembers whose tokens open the room no longer: the room cannot ask the database, and a token that was
 * signed before outlasts the session. Once such a token has expired, it is forgotten.
 * @param now milliseconds since 1970
 */
export async function keepEnded(
  storage: EndedStorage,
  sessions: readonly EndedSessions[],
  now: number,
): Promise<void> {
  const kept = await storage.list({ prefix: PREFIX, limit: SWEEP })
  const expired = [...kept].flatMap(([key, value]) => (isOver(value, now) ? [key] : []))
  if (expired.length > 0) await storage.delete(expired)
  const until = now + TOKEN_SECONDS.room * 1000
  for (const { userID, tokenVersion } of sessions) {
    // Two posts may come in another order than the changes that they tell of.
    const former = read(await storage.get(PREFIX + userID))
    await storage.put(PREFIX + userID, {
      tokenVersion: Math.max(tokenVersion, former && !isOver(former, now) ? former.tokenVersion : 0),
      until,
    })
  }
}

/** Whether the session of the token that opened the connection has ended since it was signed. */
export async function hasEnded(storage: EndedStorage, who: Identity, now: number): Promise<boolean> {
  const kept = read(await storage.get(PREFIX + who.id))
  return kept !== null && !isOver(kept, now) && who.session < kept.tokenVersion
}

function isOver(value: unknown, now: number): boolean {
  return (read(value)?.until ?? 0) < now
}

function read(value: unknown): Ended | null {
  return z.safeParse(ended, value).data ?? null
}
