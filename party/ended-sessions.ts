import * as z from 'zod/mini'
import { TOKEN_SECONDS } from '../domain/api/token.ts'
import { type EndedSessions, NO_MORE_TOKENS } from '../domain/events.ts'
import type { Identity } from './relay.ts'
import { type RoomStorage, sweep } from './storage.ts'

/** Tokens of the user that were issued before `issuedBefore` (in seconds) contain outdated classes. */
const endedEntry = z.object({ tokenVersion: z.int(), issuedBefore: z.optional(z.int()), until: z.number() })
type EndedEntry = z.infer<typeof endedEntry>

const PREFIX = 'ended:'
const ALL_WITH_CLASSES = 'classes'

/**
 * Stores ended sessions until their tokens expire, because the room cannot read the database. `now` in ms.
 */
export async function storeEndedSessions(
  storage: RoomStorage,
  sessions: readonly EndedSessions[],
  now: number,
): Promise<void> {
  await sweep(storage, PREFIX, (value) => isExpired(value, now))
  for (const { userID, tokenVersion, sid } of sessions) {
    await store(storage, userID, { tokenVersion }, now)
    if (sid !== undefined) await store(storage, sid, { tokenVersion: NO_MORE_TOKENS }, now)
  }
}

/**
 * Refuses tokens that these users got earlier, because their classes have changed. Null means all pupils,
 * colleagues and substitutes.
 */
export async function storeChangedClasses(
  storage: RoomStorage,
  userIDs: readonly number[] | null,
  now: number,
): Promise<void> {
  await sweep(storage, PREFIX, (value) => isExpired(value, now))
  // Tokens have no milliseconds.
  const issuedBefore = Math.floor(now / 1000)
  for (const key of userIDs ?? [ALL_WITH_CLASSES])
    await store(storage, key, { tokenVersion: 0, issuedBefore }, now)
}

/** Merges the entry with the stored one, because posts may arrive out of order. */
async function store(
  storage: RoomStorage,
  key: number | string,
  entry: Omit<EndedEntry, 'until'>,
  now: number,
): Promise<void> {
  const stored = parse(await storage.get(PREFIX + key))
  const previous = isExpired(stored, now) ? null : stored
  await storage.put(PREFIX + key, {
    ...previous,
    ...entry,
    tokenVersion: Math.max(entry.tokenVersion, previous?.tokenVersion ?? 0),
    until: now + TOKEN_SECONDS.room * 1000,
  })
}

/** The claims that identify a token's session, and whether the token names classes. */
type TokenSession = Pick<Identity, 'id' | 'session' | 'issued' | 'sid' | 'role' | 'scope'>

/**
 * True if, after the token that opened the connection was signed, the session ended or the user's classes
 * changed.
 */
export async function hasEnded(storage: RoomStorage, who: TokenSession, now: number): Promise<boolean> {
  const keys = [who.id, who.sid, hasClasses(who) ? ALL_WITH_CLASSES : undefined]
  const entries = await Promise.all(
    keys.flatMap((key) => (key === undefined ? [] : [storage.get(PREFIX + key)])),
  )
  return entries.some((value) => {
    const { tokenVersion = 0, issuedBefore = 0 } = isExpired(value, now) ? {} : (parse(value) ?? {})
    return who.session < tokenVersion || (who.issued ?? 0) < issuedBefore
  })
}

/** True if the user's token contains classes, which may change. */
export function hasClasses({ role, scope }: Pick<Identity, 'role' | 'scope'>): boolean {
  return role === 'pupil' || scope !== undefined
}

/** True if the user's session is among those that `ended` describes. */
export function isEndedBy(
  { session, sid }: Pick<Identity, 'session' | 'sid'>,
  ended: EndedSessions,
): boolean {
  return session < ended.tokenVersion || (ended.sid !== undefined && sid === ended.sid)
}

function isExpired(value: unknown, now: number): boolean {
  return (parse(value)?.until ?? 0) < now
}

function parse(value: unknown): EndedEntry | null {
  return z.safeParse(endedEntry, value).data ?? null
}
