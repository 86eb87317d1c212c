import * as z from 'zod/mini'
import { saveActivityRequest } from '../../domain/api/activity.ts'
import type { RoomyStorage } from './browser-storage.ts'
import { type KeptEntries, keptEntries } from './kept-entries.ts'

/** What the names of the entries begin with; their idempotency keys follow. */
export const OUTBOX_PREFIX = 'mme:outbox:'
const KEPT_MS = 30 * 86_400_000

/** A finished activity, or a video watched to its end, on its way to the server. The key makes it safe to send again. */
const outboxEntry = z.extend(saveActivityRequest, {
  video: z.optional(z.string()),
  idempotencyKey: z.string().check(z.minLength(1), z.maxLength(64)),
  /** ISO instant in UTC, by the browser's clock. */
  createdAt: z.iso.datetime(),
})
export type OutboxEntry = z.infer<typeof outboxEntry>

/** Its entries are named by their idempotency keys. */
export type OutboxStore = KeptEntries<OutboxEntry>

/**
 * What waits to be sent, kept in the browser for 30 days at most.
 * @param now milliseconds since 1970
 */
export function createOutboxStore(storage: RoomyStorage, now: () => number): OutboxStore {
  return keptEntries({
    storage,
    prefix: OUTBOX_PREFIX,
    nameOf: ({ idempotencyKey }) => idempotencyKey,
    entry: outboxEntry,
    keptMs: KEPT_MS,
    now,
  })
}
