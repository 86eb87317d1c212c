import * as z from 'zod/mini'
import { type ActivityHeldAnswer, activity, type SaveActivityAnswer } from '../../domain/api/activity.ts'
import type { VideoWatchedAnswer } from '../../domain/api/video.ts'
import { ApiError } from './api-client.ts'
import type { OutboxEntry, OutboxStore } from './outbox-store.ts'

const key = z.string()

/**
 * What became of the entry with this key. `held`: it is kept for the teacher, who says whether it counts; `watched`: a video that did not complete three in a row, or not for
 * the first time this week; `delayed`: it waits in the browser for a better network, where it is not kept only as
 * long as the page is open; `signedOut`: it waits for the pupil's next sign-in.
 */
export const outboxNews = z.discriminatedUnion('status', [
  z.object({ status: z.literal('counted'), key, activity, count: z.int() }),
  z.object({ status: z.literal('held'), key }),
  z.object({ status: z.literal('watched'), key, inARow: z.int() }),
  z.object({ status: z.literal('refused'), key, message: z.string(), english: z.optional(z.string()) }),
  z.object({ status: z.literal('delayed'), key, isKept: z.boolean() }),
  z.object({ status: z.literal('signedOut'), key }),
])
export type OutboxNews = z.infer<typeof outboxNews>

export interface OutboxSender {
  /**
   * Keeps what this pupil finished and sends it, at the next sign-in where the pupil is signed out by now: a game once, which
   * would not count twice. Its key; null, and nothing, where it was no pupil.
   */
  put(userID: number | null, clientID: string, finished?: Finished): string | null
  /** Sends what waits for the signed-in pupil: at load, at a sign-in, when the network is back. */
  flush(): Promise<void>
}

/** What is told of a finished game, or of a video on a page of videos. */
export type Finished = Pick<OutboxEntry, 'score' | 'video'>

export type OutboxRequest = Omit<OutboxEntry, 'createdAt'>

export type OutboxAnswer = SaveActivityAnswer | ActivityHeldAnswer | VideoWatchedAnswer

interface OutboxSenderOptions {
  store: OutboxStore
  /** The signed-in pupil's id; null for a visitor and for an administrator. */
  pupilID(): number | null
  /** The call that the entry is for, with the token of the moment. @throws {ApiError} */
  post(request: OutboxRequest): Promise<OutboxAnswer>
  /** Runs `work` while no other tab does. */
  alone(work: () => Promise<void>): Promise<void>
  tell(news: OutboxNews): void
  newKey(): string
  /** Milliseconds since 1970. */
  now(): number
  /** From 0 up to 1. */
  random(): number
}

/** A line that answers nothing for so long is as good as none. What is answered later is found by the same key. */
const PATIENCE_MS = 30_000
const FIRST_RETRY_MS = 2_000
const LAST_RETRY_MS = 5 * 60_000

export function createOutboxSender(options: OutboxSenderOptions): OutboxSender {
  const { store, pupilID, post, alone, tell, newKey, now, random } = options
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let isAskedAgain = false

  const waiting = () => {
    const userID = pupilID()
    return userID === null ? [] : store.of(userID)
  }
  // Another tab may have sent it, or another pupil signed in, while an earlier entry was on its way.
  const isStillDue = (entry: OutboxEntry) =>
    waiting().some(({ idempotencyKey }) => idempotencyKey === entry.idempotencyKey)

  const sendAll = async () => {
    let isRetryDue = false
    for (const entry of waiting()) {
      if (!isStillDue(entry)) continue
      const { news, isRoadClosed } = await send(entry)
      if (news.status === 'delayed') isRetryDue = true
      else if (news.status !== 'signedOut') store.remove(entry.idempotencyKey)
      tell(news)
      if (isRoadClosed) break
    }
    if (isRetryDue) retry = setTimeout(flush, retryDelay(failures++, random()))
    else failures = 0
  }

  const send = async ({ createdAt: _, ...request }: OutboxEntry): Promise<Sent> => {
    const key = request.idempotencyKey
    try {
      return { news: newsOf(key, await Promise.race([post(request), noAnswer()])), isRoadClosed: false }
    } catch (error) {
      return verdictOn(key, error, store.isKept(key))
    }
  }

  const keyOfWaitingGame = (userID: number, clientID: string, finished?: Finished) =>
    finished?.video === undefined
      ? store.of(userID).find((entry) => entry.clientID === clientID && entry.video === undefined)
          ?.idempotencyKey
      : undefined

  const keep = (userID: number, clientID: string, finished?: Finished) => {
    const idempotencyKey = newKey()
    const createdAt = new Date(now()).toISOString()
    store.add({ userID, clientID, ...finished, idempotencyKey, createdAt })
    return idempotencyKey
  }

  const run = async () => {
    do {
      isAskedAgain = false
      clearTimeout(retry)
      if (waiting().length > 0) await alone(sendAll)
    } while (isAskedAgain)
  }

  async function flush(): Promise<void> {
    if (running) isAskedAgain = true
    running ??= run().finally(() => {
      running = null
    })
    return running
  }

  return {
    put(userID, clientID, finished) {
      if (userID === null) return null
      const idempotencyKey = keyOfWaitingGame(userID, clientID, finished) ?? keep(userID, clientID, finished)
      if (userID === pupilID()) void flush()
      // Not before the key is returned, by which the news is known.
      else queueMicrotask(() => tell({ status: 'signedOut', key: idempotencyKey }))
      return idempotencyKey
    },
    flush,
  }
}

function newsOf(key: string, answer: OutboxAnswer): OutboxNews {
  const { data, count } = answer
  if (data && 'held' in data) return { status: 'held', key }
  if (data) return { status: 'counted', key, activity: data, count }
  return { status: 'watched', key, inARow: 'inARow' in answer ? answer.inARow : 0 }
}

function noAnswer(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, PATIENCE_MS)
  })
}

interface Sent {
  news: OutboxNews
  /** The next entry would fare no better now. */
  isRoadClosed: boolean
}

/** What a failed call means for its entry. */
function verdictOn(key: string, error: unknown, isKept: boolean): Sent {
  const status = error instanceof ApiError ? error.status : 0
  const isClosed = error instanceof ApiError && error.code === 'activityClosed'
  if (status === 401 || (status === 403 && !isClosed)) {
    return { news: { status: 'signedOut', key }, isRoadClosed: true }
  }
  if (error instanceof ApiError && !isPassing(error)) {
    const { message, english } = error
    return { news: { status: 'refused', key, message, ...(english && { english }) }, isRoadClosed: false }
  }
  // A 5xx may be this entry's own trouble, so the others still get their turn.
  return { news: { status: 'delayed', key, isKept }, isRoadClosed: status < 500 }
}

/** Whether the same call may fare better later: no network, a server in trouble, too many calls. */
export function isPassing(error: unknown): boolean {
  const status = error instanceof ApiError ? error.status : 0
  return status < 400 || status >= 500 || status === 429
}

/** 2 s, 4 s, 8 s ... 5 min, each shortened by up to half, so that a class does not come back all at once. */
export function retryDelay(failures: number, random: number): number {
  const full = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures)
  return full * (1 - random / 2)
}
