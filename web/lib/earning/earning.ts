import * as z from 'zod/mini'
import type { Actor } from '../../../domain/access.ts'
import { MAX_ANSWER_MS, wordAnswer } from '../../../domain/api/word-answers.ts'
import type { TimedTry } from '../../../domain/learning/first-try.ts'
import { callAs } from '../api/call-as.ts'
import { onNetworkBack } from '../api/network.ts'
import { createListeners } from '../listeners.ts'
import { newKey } from '../new-key.ts'
import { actorOf } from '../session/actor.ts'
import { session } from '../session/session.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { openChannel } from '../storage/open-channel.ts'
import { celebrateBonus } from './celebrations.ts'
import { createJobRunner } from './do-job.ts'
import { createJobStore } from './job-store.ts'
import { type EarningNews, earningNews, notifyFinished } from './jobs.ts'
import { createEarningQueue } from './queue.ts'

const CHANNEL = 'mme:earning'
/** How long to wait for another tab, which may be asleep. Two senders are harmless: the key is the same. */
const LOCK_TIMEOUT_MS = 10_000

const { subscribe, notify } = createListeners<[news: EarningNews]>()
const otherTabs = openChannel(CHANNEL)
const store = createJobStore(browserStorage, Date.now)

/** Sends what a pupil earns to the server. A job stays in storage until it is answered, even after sign-out. */
export const { add: queueJob, flush: sendQueuedJobs } = createEarningQueue({
  store,
  pupilID: () => pupilIDOf(actorOf(session.current())),
  doJob: createJobRunner({ callAs, announce, celebrateBonus }),
  withTabLock,
  report(news) {
    notify(news)
    otherTabs?.postMessage(news)
  },
  newKey,
  now: Date.now,
  random: Math.random,
})

otherTabs?.addEventListener('message', ({ data }) => {
  const parsed = z.safeParse(earningNews, data)
  if (parsed.success) notify(parsed.data)
})
onNetworkBack(() => sendQueuedJobs())
// Timers pause in background tabs: retry when the tab is visible again.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (!document.hidden) void sendQueuedJobs()
})

/**
 * Reports that a video of the page was watched to its end; three in a row count for the signed-in pupil.
 * @returns the job key that `onEarningNews` reports the outcome under, or null
 */
export function reportVideo(clientID: string, video: string): string | null {
  const userID = pupilIDOf(actorOf(session.current()))
  notifyFinished(userID, clientID)
  if (userID === null) return null
  return queueJob({ kind: 'video', userID, clientID, video })
}

/**
 * Reports the first tries of a round by the signed-in pupil. Does nothing for other users or without tries.
 * @returns the job key that `onEarningNews` reports the outcome under, or null
 */
export function reportAnswers(player: Actor, game: string, tries: readonly TimedTry[]): string | null {
  const userID = pupilIDOf(player)
  // One invalid try must not lose the others.
  const answers = tries.flatMap(
    ({ ms, ...each }) =>
      z.safeParse(wordAnswer, { ...each, ms: ms && Math.min(ms, MAX_ANSWER_MS), game }).data ?? [],
  )
  if (userID === null || answers.length === 0) return null
  return queueJob({ kind: 'answers', userID, answers })
}

/** Queues the Bravos that a pupil has earned this week but not received: `due`, less those already queued. */
export function claimBravos(userID: number, due: number): void {
  const queued = store.jobsOf(userID).filter(({ kind }) => kind === 'bravo').length
  for (let each = queued; each < due; each++) queueJob({ kind: 'bravo', userID })
}

/** Subscribes to job outcomes in any tab. @returns unsubscribe */
export const onEarningNews = subscribe

/** The actor's id if it is a pupil. Visitors and administrators earn nothing. */
export function pupilIDOf(actor: Actor): number | null {
  return actor?.role === 'pupil' ? actor.id : null
}

/** Tells the room about the winner. The award call announces it too, in case the room's script fails to load. */
async function announce(userID: number, bravoCount: number, ticket: string): Promise<void> {
  const user = session.current()
  if (user?.id !== userID) return
  const { displayName, avatarUrl } = user
  const room = await import('../live/live.ts').catch(() => null)
  room?.emit({ type: 'setBravoWinner', user: { id: userID, displayName, avatarUrl }, bravoCount, ticket })
}

async function withTabLock(work: () => Promise<void>): Promise<void> {
  // Undefined outside of a secure context, such as a school's plain http address.
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return work()
  let hasStarted = false
  await locks
    .request(CHANNEL, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, () => {
      hasStarted = true
      return work()
    })
    .catch(() => (hasStarted ? undefined : work()))
}
