import * as z from 'zod/mini'
import { saveActivityRequest } from '../../domain/api/activity.ts'
import type { KeyValueStorage } from './session-store.ts'

export const OUTBOX_KEY = 'mme:outbox'
/** A shared tablet does not keep for ever what a pupil did who never came back to it. */
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
 * What waits to be sent, kept in the browser under `mme:outbox`. The text is read again for each change, so
 * that tabs do not overwrite each other's entries; what is broken or 30 days old is dropped.
 * @param now milliseconds since 1970
 */
export function createOutboxStore(storage: KeyValueStorage, now: () => number): OutboxStore {
  const read = () => readEntries(storage.getItem(OUTBOX_KEY)).filter((entry) => !isOutdated(entry, now()))
  const write = (entries: OutboxEntry[]) => {
    if (entries.length === 0) storage.removeItem(OUTBOX_KEY)
    else storage.setItem(OUTBOX_KEY, JSON.stringify(entries))
  }
  // Where the browser's storage is full, an entry lasts as long as the page.
  let unkept: OutboxEntry[] = []
  return {
    add(entry) {
      try {
        write([...read(), entry])
      } catch {
        unkept.push(entry)
      }
    },
    of: (userID) => [...read(), ...unkept].filter((entry) => entry.userID === userID),
    remove(key) {
      const isOther = (entry: OutboxEntry) => entry.idempotencyKey !== key
      unkept = unkept.filter(isOther)
      write(read().filter(isOther))
    },
  }
}

function readEntries(text: string | null): OutboxEntry[] {
  return readList(text).flatMap((row) => {
    const parsed = z.safeParse(outboxEntry, row)
    return parsed.success ? [parsed.data] : []
  })
}

function readList(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

function isOutdated({ createdAt }: OutboxEntry, now: number): boolean {
  return now - Date.parse(createdAt) > KEPT_MS
}
