import { isMissionPage } from '../../../content/missions.ts'
import { ApiError } from '../api/api-client.ts'
import type { Done } from './do-job.ts'
import type { JobStore } from './job-store.ts'
import type { EarningNews, Job, NewJob, Told } from './jobs.ts'

export interface EarningQueue {
  /**
   * Stores a job and sends it; if its pupil is signed out, it waits for the next sign-in. A duplicate of a waiting
   * game or bonus is not stored twice. Returns the job's key.
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
  doJob(job: Job): Promise<Done>
  /** Runs `work` while holding a lock shared by all tabs. */
  alone(work: () => Promise<void>): Promise<void>
  tell(news: EarningNews): void
  newKey(): string
  /** Milliseconds since 1970. */
  now(): number
  /** From 0 up to 1. */
  random(): number
}

const FIRST_RETRY_MS = 2_000
const LAST_RETRY_MS = 5 * 60_000

/** Sends a pupil's jobs one after the other, oldest first. A job stays queued until the server has answered it. */
export function createEarningQueue(options: EarningQueueOptions): EarningQueue {
  const { store, pupilID, doJob, alone, tell, newKey, now, random } = options
  let failures = 0
  let latest = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let isAskedAgain = false

  const waiting = () => {
    const userID = pupilID()
    return userID === null ? [] : store.of(userID)
  }
  // Another tab may have sent the job, or another pupil signed in, while an earlier job was pending.
  const isStillDue = (job: Job) =>
    waiting().some(({ idempotencyKey }) => idempotencyKey === job.idempotencyKey)

  // The server counts a mission only after it has the answers to its words.
  const waitsForAnswers = (job: Job) =>
    job.kind === 'activity' && isMissionPage(job.clientID) && waiting().some(({ kind }) => kind === 'answers')

  const keep = (job: NewJob): Job => {
    // Timestamps increase even within a millisecond, so that the order is preserved.
    latest = Math.max(now(), latest + 1)
    const kept = { ...job, idempotencyKey: newKey(), createdAt: new Date(latest).toISOString() }
    store.add(kept)
    return kept
  }

  const sendAll = async () => {
    let isRetryDue = false
    let sent: Sent | undefined
    const jobs = waiting()
    // `jobs` grows in the loop when a job leads to further ones.
    for (const [place, job] of jobs.entries()) {
      if (!isStillDue(job)) continue
      // A failure that would stop the other jobs too is reported for all of them without sending them.
      if (!sent?.stopsSending) sent = waitsForAnswers(job) ? DELAYED : await send(job)
      if (sent.told.status === 'delayed') isRetryDue = true
      else if (sent.told.status !== 'signedOut') {
        const next = (sent.next ?? []).map(keep)
        // Award a bonus before claiming a waiting Bravo.
        if (job.kind === 'bonus') jobs.splice(place + 1, 0, ...next)
        else jobs.push(...next)
        store.remove(job.idempotencyKey)
      }
      tellOf(job.idempotencyKey, sent.told)
    }
    if (isRetryDue) retry = setTimeout(flush, retryDelay(failures++, random()))
    else failures = 0
  }

  const send = async (job: Job): Promise<Sent> => {
    try {
      return await doJob(job)
    } catch (error) {
      return afterFailure(error)
    }
  }

  const tellOf = (key: string, told: Told) =>
    tell(told.status === 'delayed' ? { status: 'delayed', key, isKept: store.isKept(key) } : { ...told, key })

  const run = async () => {
    do {
      isAskedAgain = false
      clearTimeout(retry)
      if (waiting().length > 0) await alone(sendAll)
    } while (isAskedAgain)
  }

  async function flush(): Promise<void> {
    if (running) isAskedAgain = true
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
      const { idempotencyKey: key } = store.of(job.userID).find((other) => isSame(job, other)) ?? keep(job)
      if (job.userID === pupilID()) void flush()
      // Report after `add` has returned the key, so that the caller can match the outcome.
      else queueMicrotask(() => tellOf(key, { status: 'signedOut' }))
      return key
    },
    flush,
  }
}

interface Sent extends Done {
  /** The next job would fail for the same reason. */
  stopsSending?: boolean
}

const DELAYED: Sent = { told: { status: 'delayed' } }

/** Whether the two jobs are duplicates, so that one of them would have no effect. */
function isSame(job: NewJob, other: Job): boolean {
  if (job.kind === 'activity') return other.kind === 'activity' && other.clientID === job.clientID
  return job.kind === 'bonus' && other.kind === 'bonus' && other.clientID === job.clientID
}

function afterFailure(error: unknown): Sent {
  if (!(error instanceof ApiError)) return { told: { status: 'delayed' }, stopsSending: true }
  const { status, code, message, english } = error
  if (status === 401 || code === 'forbidden') return { told: { status: 'signedOut' }, stopsSending: true }
  if (status >= 400 && status < 500 && status !== 429)
    return { told: { status: 'refused', message, ...(english && { english }) } }
  // A 5xx may concern this job only, so send the others.
  return { told: { status: 'delayed' }, stopsSending: status < 500 }
}

/** 2 s, 4 s, 8 s … 5 min, each shortened by up to half, so that a class does not retry all at once. */
export function retryDelay(failures: number, random: number): number {
  const full = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures)
  return full * (1 - random / 2)
}
