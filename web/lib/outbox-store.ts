import * as z from 'zod/mini'
import { saveActivityRequest } from '../../domain/api/activity.ts'
import { keptEntries } from './kept-entries.ts'
import type { KeyValueStorage } from './session-store.ts'

export const OUTBOX_KEY = 'mme:outbox'
const KEPT_MS = 30 * 86_400_000

/** A finished activity, or a video watched to its end, on its way to the server. The key makes it safe to send again. */
const outboxEntry = z.extend(saveActivityRequest, {
  video: z.optional(z.string()),
  idempotencyKey: z.string().check(z.minLength(1), z.maxLength(64)),
  /** ISO instant in UTC, by the browser's clock. */
  createdAt: z.iso.datetime(),
})
export type OutboxEntry = z.infer<typeof outboxEntry>

export interface OutboxStore {
  add(entry: OutboxEntry): void
  /** What waits for a pupil, oldest first. */
  of(userID: number): OutboxEntry[]
  remove(idempotencyKey: string): void
}

/**
 * What waits to be sent, kept in the browser for 30 days at most.
 * @param now milliseconds since 1970
 */
export function createOutboxStore(storage: KeyValueStorage, now: () => number): OutboxStore {
  const kept = keptEntries({ storage, key: OUTBOX_KEY, entry: outboxEntry, keptMs: KEPT_MS, now })
  return {
    add: kept.add,
    of: kept.of,
    remove: (key) => kept.remove(({ idempotencyKey }) => idempotencyKey === key),
  }
}
