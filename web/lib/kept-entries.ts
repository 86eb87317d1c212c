import * as z from 'zod/mini'
import type { KeyValueStorage } from './session-store.ts'

/** What an entry says besides what it is for: whose it is, and since when, by the browser's clock. */
interface Entry {
  userID: number
  createdAt: string
}

interface KeptEntriesOptions<Kept extends Entry> {
  storage: KeyValueStorage
  /** The name under which the list is kept. */
  key: string
  entry: z.ZodMiniType<Kept>
  /** A shared tablet does not keep for ever what a pupil did who never came back to it. In milliseconds. */
  keptMs: number
  /** Milliseconds since 1970. */
  now(): number
}

export interface KeptEntries<Kept extends Entry> {
  add(entry: Kept): void
  /** What is kept for a pupil, oldest first. */
  of(userID: number): Kept[]
  remove(isRemoved: (entry: Kept) => boolean): void
}

/**
 * A list that is kept in the browser. The text is read again for each change, so that tabs do not overwrite
 * each other's entries; what is broken or too old is dropped.
 */
export function keptEntries<Kept extends Entry>(options: KeptEntriesOptions<Kept>): KeptEntries<Kept> {
  const { storage, key, entry: schema, keptMs, now } = options
  const isFresh = ({ createdAt }: Kept) => now() - Date.parse(createdAt) <= keptMs
  const read = () =>
    readList(storage.getItem(key)).flatMap((row) => {
      const parsed = z.safeParse(schema, row)
      return parsed.success && isFresh(parsed.data) ? [parsed.data] : []
    })
  const write = (entries: Kept[]) => {
    if (entries.length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(entries))
  }
  // Where the browser's storage is full, an entry lasts as long as the page.
  let unkept: Kept[] = []
  return {
    add(entry) {
      try {
        write([...read(), entry])
      } catch {
        unkept.push(entry)
      }
    },
    of: (userID) => [...read(), ...unkept].filter((entry) => entry.userID === userID),
    remove(isRemoved) {
      unkept = unkept.filter((entry) => !isRemoved(entry))
      write(read().filter((entry) => !isRemoved(entry)))
    },
  }
}

function readList(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
