import * as z from 'zod/mini'
import type { BrowserStorage } from '../storage/browser-storage.ts'
import { type Job, job } from './jobs.ts'

/** What the names of the jobs in the storage begin with; their keys follow. */
export const JOB_PREFIX = 'mme:earning:'
const DAY_MS = 86_400_000
/** A shared tablet does not keep for ever what a pupil did who never came back to it. */
const KEPT_MS = 30 * DAY_MS
const BONUS_KEPT_MS = DAY_MS

const entry = z.looseObject({})

/**
 * How each beginning of a name is read. The last two are of versions before there was one queue: nothing of them is left 30 days
 * after a browser's last visit to one.
 */
const readers: Record<string, (kept: z.infer<typeof entry>, key: string) => unknown> = {
  [JOB_PREFIX]: (kept) => kept,
  'mme:outbox:': (kept) => ({ ...kept, kind: kept.video === undefined ? 'activity' : 'video' }),
  'mme:bonus:': (kept, idempotencyKey) => ({ ...kept, kind: 'bonus', idempotencyKey }),
}

/** The jobs that wait to be sent. */
export interface JobStore {
  add(job: Job): void
  /** A pupil's jobs, oldest first. */
  of(userID: number): Job[]
  remove(key: string): void
  /** Whether the job outlasts the page. */
  isKept(key: string): boolean
}

/**
 * Keeps each job in the browser under a name of its own: tabs that write in the same instant cannot overwrite each
 * other's. What is broken or too old is dropped.
 * @param now milliseconds since 1970
 */
export function createJobStore(storage: BrowserStorage, now: () => number): JobStore {
  const isFresh = ({ kind, createdAt }: Job) =>
    now() - Date.parse(createdAt) <= (kind.startsWith('bonus') ? BONUS_KEPT_MS : KEPT_MS)
  const readAll = (prefix: string): Job[] =>
    storage.keys().flatMap((name) => {
      if (!name.startsWith(prefix)) return []
      const kept = z.safeParse(entry, readJSON(storage.getItem(name)))
      const read = z.safeParse(job, kept.data && readers[prefix]?.(kept.data, name.slice(prefix.length)))
      if (read.success && isFresh(read.data)) return [read.data]
      storage.removeItem(name)
      return []
    })
  return {
    add: (added) => storage.setItem(JOB_PREFIX + added.idempotencyKey, JSON.stringify(added)),
    of: (userID) =>
      Object.keys(readers)
        .flatMap(readAll)
        .filter((each) => each.userID === userID)
        .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt)),
    remove(key) {
      for (const prefix of Object.keys(readers)) storage.removeItem(prefix + key)
    },
    isKept: (key) => storage.isKept(JOB_PREFIX + key),
  }
}

function readJSON(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
