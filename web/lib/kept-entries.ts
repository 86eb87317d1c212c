import * as z from 'zod/mini'
import type { RoomyStorage } from './browser-storage.ts'

/** What an entry says besides what it is for: whose it is, and since when, by the browser's clock. */
interface Entry {
  userID: number
  createdAt: string
}

interface KeptEntriesOptions<Kept extends Entry> {
  storage: RoomyStorage
  /** What the names of all of them begin with. */
  prefix: string
  /** What tells an entry from all others, this browser's and other tabs'. */
  nameOf(entry: Kept): string
  entry: z.ZodMiniType<Kept>
  /** A shared tablet does not keep for ever what a pupil did who never came back to it. In milliseconds. */
  keptMs: number
  /** Milliseconds since 1970. */
  now(): number
}

export interface KeptEntries<Kept extends Entry> {
  /** Keeps it in the place of the one of the same name. */
  add(entry: Kept): void
  /** What is kept for a pupil, oldest first. */
  of(userID: number): Kept[]
  remove(name: string): void
  /** Whether the entry outlasts the page. */
  isKept(name: string): boolean
}

/**
 * Entries that are kept in the browser, each under a name of its own: tabs that write in the same instant cannot
 * overwrite each other's. What is broken or too old is dropped.
 */
export function keptEntries<Kept extends Entry>(options: KeptEntriesOptions<Kept>): KeptEntries<Kept> {
  const { storage, prefix, nameOf, entry: schema, keptMs, now } = options
  const isFresh = ({ createdAt }: Kept) => now() - Date.parse(createdAt) <= keptMs
  const read = (key: string) => {
    const parsed = z.safeParse(schema, readJSON(storage.getItem(key)))
    if (parsed.success && isFresh(parsed.data)) return [parsed.data]
    storage.removeItem(key)
    return []
  }
  return {
    add: (entry) => storage.setItem(prefix + nameOf(entry), JSON.stringify(entry)),
    of: (userID) =>
      storage
        .keys()
        .filter((key) => key.startsWith(prefix))
        .flatMap(read)
        .filter((entry) => entry.userID === userID)
        .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt)),
    remove: (name) => storage.removeItem(prefix + name),
    isKept: (name) => storage.isKept(prefix + name),
  }
}

function readJSON(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
