import * as z from 'zod/mini'
import { type BrowserStorage, readEntry } from '../storage/browser-storage.ts'
import { type Job, job } from './jobs.ts'

/** Prefix of a job's storage key, followed by its idempotency key. */
export const JOB_PREFIX = 'mme:earning:'
const DAY_MS = 86_400_000
/** Limits how long a shared tablet stores the jobs of a pupil who does not return. */
const MAX_AGE_MS = 30 * DAY_MS
const BONUS_MAX_AGE_MS = DAY_MS

/** Stores jobs that wait to be sent. */
export interface JobStore {
  add(job: Job): void
  /** A pupil's jobs, oldest first. */
  jobsOf(userID: number): Job[]
  remove(key: string): void
  /** Whether the job is in persistent storage. */
  isKept(key: string): boolean
}

/**
 * Stores each job under its own key, so that tabs writing at the same time cannot overwrite each other. Invalid and
 * expired jobs are dropped.
 * @param now milliseconds since 1970
 */
export function createJobStore(storage: BrowserStorage, now: () => number): JobStore {
  const isFresh = ({ kind, createdAt }: Job) =>
    now() - Date.parse(createdAt) <= (kind.startsWith('bonus') ? BONUS_MAX_AGE_MS : MAX_AGE_MS)
  const readJobs = (): Job[] =>
    storage.keys().flatMap((name) => {
      if (!name.startsWith(JOB_PREFIX)) return []
      const stored = readEntry(storage, name, (value) => z.parse(job, value))
      if (stored && isFresh(stored)) return [stored]
      storage.removeItem(name)
      return []
    })
  return {
    add: (added) => storage.setItem(JOB_PREFIX + added.idempotencyKey, JSON.stringify(added)),
    jobsOf: (userID) =>
      readJobs()
        .filter((each) => each.userID === userID)
        .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt)),
    remove: (key) => storage.removeItem(JOB_PREFIX + key),
    isKept: (key) => storage.isKept(JOB_PREFIX + key),
  }
}
