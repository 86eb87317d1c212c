import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { Actor } from '../../domain/access.ts'
import type { SaveActivityAnswer } from '../../domain/api/activity.ts'
import type { VideoWatchedAnswer } from '../../domain/api/video.ts'
import { actorOf } from './actor.ts'
import { apiPostAs } from './api-as.ts'
import { askForBonus } from './bonus-checks.ts'
import { browserStorage } from './browser-storage.ts'
import { onNetworkBack } from './network.ts'
import { newKey } from './new-key.ts'
import { createOutboxSender, type OutboxNews, outboxNews } from './outbox-sender.ts'
import { createOutboxStore } from './outbox-store.ts'
import { session } from './session.ts'

const CHANNEL = 'mme:outbox'
/** How long to wait for another tab, which may be asleep. Two senders do no harm: the key is the same. */
const LOCK_MS = 10_000

const listeners = new Set<(news: OutboxNews) => void>()
const otherTabs = globalThis.window && new BroadcastChannel(CHANNEL)

const sender = createOutboxSender({
  store: createOutboxStore(browserStorage, Date.now),
  pupilID,
  post: (request) =>
    request.video === undefined
      ? apiPostAs<SaveActivityAnswer>(request.userID, 'activities', request)
      : apiPostAs<VideoWatchedAnswer>(request.userID, 'videos/watched', request),
  alone,
  tell(news) {
    tell(news)
    otherTabs?.postMessage(news)
  },
  newKey,
  now: Date.now,
  random: Math.random,
})

otherTabs?.addEventListener('message', ({ data }) => {
  const parsed = z.safeParse(outboxNews, data)
  if (parsed.success) tell(parsed.data)
})
onNetworkBack(() => sender.flush())
// A tablet that was put down keeps no time.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (!document.hidden) void sender.flush()
})
session.subscribe(() => sender.flush())

/**
 * The one way by which anything done counts towards a Bravo: a game, three videos. What a pupil finished is kept
 * in the browser until the server has answered, also where the session ended first; nothing happens for anyone
 * else. The bonus, if it waits on the page, is asked for too.
 * @returns the key under which `onOutboxNews` tells what became of it.
 */
function reportCompletion(player: Actor, clientID: string, score?: number): string | null {
  const userID = pupilIDOf(player)
  if (userID !== null) askForBonus(userID, clientID)
  return sender.put(userID, clientID, score === undefined ? {} : { score })
}

/** The signed-in pupil watched a video of the page to its end: as `reportCompletion`; three in a row count. */
export function reportVideo(clientID: string, video: string): string | null {
  return sender.put(pupilID(), clientID, { video })
}

/** Tells what becomes of what was finished, in this tab or another; what waits is sent from now on. */
export function onOutboxNews(listener: (news: OutboxNews) => void): () => void {
  listeners.add(listener)
  void sender.flush()
  return () => {
    listeners.delete(listener)
  }
}

/** Reports what is finished here, and the latest news of it; null before there is any. */
export function useCompletion() {
  const [news, setNews] = useState<OutboxNews | null>(null)
  const own = useRef(new Set<string | null>())

  useEffect(
    () =>
      onOutboxNews((latest) => {
        // Once it counts this week, a later "already counted" is no news.
        if (own.current.has(latest.key)) setNews((last) => (last?.status === 'counted' ? last : latest))
      }),
    [],
  )
  const report = useCallback((player: Actor, clientID: string, score?: number): void => {
    own.current.add(reportCompletion(player, clientID, score))
  }, [])
  return { news, report }
}

function tell(news: OutboxNews): void {
  for (const listener of listeners) listener(news)
}

function pupilID(): number | null {
  return pupilIDOf(actorOf(session.current()))
}

/** Null for a visitor and for an administrator, who earn nothing. */
function pupilIDOf(actor: Actor): number | null {
  return actor?.role === 'pupil' ? actor.id : null
}

async function alone(work: () => Promise<void>): Promise<void> {
  // Absent outside of a secure context, such as a school's own http address.
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return work()
  let hasBegun = false
  await locks
    .request(CHANNEL, { signal: AbortSignal.timeout(LOCK_MS) }, () => {
      hasBegun = true
      return work()
    })
    .catch(() => (hasBegun ? undefined : work()))
}
