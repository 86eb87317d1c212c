import { pageOf } from '../../../content/routes.ts'
import { ApiError } from '../api/api-client.ts'
import type { JobResult } from './do-job.ts'
import type { JobStore } from './job-store.ts'
import type { EarningNews, Job, JobOutcome, NewJob } from './jobs.ts'

export interface EarningQueue {
  /**
   * Stores a job and sends it when its pupil is signed in. Duplicate games and bonuses are dropped. Returns
   * its key.
   */
  add(job: NewJob): string
  /** Sends the signed-in pupil's waiting jobs: on load, on sign-in and when the network returns. */
  flush(): Promise<void>
}

interface EarningQueueOptions {
  store: JobStore
  /** The signed-in pupil's id; null for a visitor and for an administrator. */
  pupilID(): number | null
  /** Makes the job's call with the current token. @throws {ApiError} */
  doJob(job: Job): Promise<JobResult>
  /** Runs `work` while holding a lock shared by all tabs. */
  withTabLock(work: () => Promise<void>): Promise<void>
  report(news: EarningNews): void
  newKey(): string
  /** Milliseconds since 1970. */
  now(): number
  /** From 0 up to 1. */
  random(): number
}

const FIRST_RETRY_MS = 2_000
const MAX_RETRY_MS = 5 * 60_000

/** Sends a pupil's jobs one after the other, oldest first. A job stays queued until the server has answered it. */
export function createEarningQueue(options: EarningQueueOptions): EarningQueue {
  const { store, pupilID, doJob, withTabLock, report, newKey, now, random } = options
  let failures = 0
  let lastTimestamp = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let isRerunRequested = false

  const waitingJobs = () => {
    const userID = pupilID()
    return userID === null ? [] : store.jobsOf(userID)
  }
  // Another tab may have sent the job, or another pupil signed in, while an earlier job was pending.
  const isStillDue = (job: Job) =>
    waitingJobs().some(({ idempotencyKey }) => idempotencyKey === job.idempotencyKey)

  // The server counts missions and word pages only after it has received the answers to their words.
  const waitsForAnswers = (job: Job) =>
    job.kind === 'activity' &&
    ['mission', 'vocabulary'].includes(pageOf(job.clientID)?.kind ?? '') &&
    waitingJobs().some(({ kind }) => kind === 'answers')

  const enqueue = (job: NewJob): Job => {
    // Timestamps increase even within a millisecond, so that the order is preserved.
    lastTimestamp = Math.max(now(), lastTimestamp + 1)
    const queued = { ...job, idempotencyKey: newKey(), createdAt: new Date(lastTimestamp).toISOString() }
    store.add(queued)
    return queued
  }

  const sendAll = async () => {
    let isRetryDue = false
    let sent: SendResult | undefined
    const jobs = waitingJobs()
    // `jobs` grows in the loop when a job leads to further ones.
    for (const [index, job] of jobs.entries()) {
      if (!isStillDue(job)) continue
      // A failure that would stop the other jobs too is reported for all of them without sending them.
      if (!sent?.stopsSending) sent = waitsForAnswers(job) ? DELAYED : await send(job)
      if (sent.outcome.status === 'delayed') isRetryDue = true
      else if (sent.outcome.status !== 'signedOut') {
        const next = (sent.next ?? []).map(enqueue)
        // Award a bonus before claiming a waiting Bravo.
        if (job.kind === 'bonus') jobs.splice(index + 1, 0, ...next)
        else jobs.push(...next)
        store.remove(job.idempotencyKey)
      }
      reportOutcome(job.idempotencyKey, sent.outcome)
    }
    if (isRetryDue) retry = setTimeout(flush, retryDelay(failures++, random()))
    else failures = 0
  }

  const send = async (job: Job): Promise<SendResult> => {
    try {
      return await doJob(job)
    } catch (error) {
      return resultOfFailure(error)
    }
  }

  const reportOutcome = (key: string, outcome: JobOutcome) =>
    report(
      outcome.status === 'delayed'
        ? { status: 'delayed', key, isKept: store.isKept(key) }
        : { ...outcome, key },
    )

  const run = async () => {
    do {
      isRerunRequested = false
      clearTimeout(retry)
      if (waitingJobs().length > 0) await withTabLock(sendAll)
    } while (isRerunRequested)
  }

  async function flush(): Promise<void> {
    if (running) isRerunRequested = true
    // Jobs added in the same task are sent together.
    running ??= Promise.resolve()
      .then(run)
      .finally(() => {
        running = null
      })
    return running
  }

  return {
    add(job) {
      const { idempotencyKey: key } =
        store.jobsOf(job.userID).find((other) => isDuplicate(job, other)) ?? enqueue(job)
      if (job.userID === pupilID()) void flush()
      // Report after `add` has returned the key, so that the caller can match the outcome.
      else queueMicrotask(() => reportOutcome(key, { status: 'signedOut' }))
      return key
    },
    flush,
  }
}

interface SendResult extends JobResult {
  /** The next job would fail for the same reason. */
  stopsSending?: boolean
}

const DELAYED: SendResult = { outcome: { status: 'delayed' } }

/** Whether the two jobs are duplicates, so that one of them would have no effect. */
function isDuplicate(job: NewJob, other: Job): boolean {
  if (job.kind === 'activity') return other.kind === 'activity' && other.clientID === job.clientID
  return job.kind === 'bonus' && other.kind === 'bonus' && other.clientID === job.clientID
}

function resultOfFailure(error: unknown): SendResult {
  if (!(error instanceof ApiError)) return { outcome: { status: 'delayed' }, stopsSending: true }
  const { status, code, message, english } = error
  if (status === 401 || code === 'forbidden') return { outcome: { status: 'signedOut' }, stopsSending: true }
  if (status >= 400 && status < 500 && status !== 429)
    return { outcome: { status: 'refused', message, ...(english && { english }) } }
  // A 5xx may concern this job only, so send the others.
  return { outcome: { status: 'delayed' }, stopsSending: status < 500 }
}

/**
 * 2 s, 4 s, 8 s … 5 min, each shortened by up to half, so that the tablets of a class do not all retry at the
 * same time.
 */
export function retryDelay(failures: number, random: number): number {
  const full = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** failures)
  return full * (1 - random / 2)
}
