import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { Actor } from '../../domain/access.ts'
import { actorOf } from './actor.ts'
import { callAs } from './api-as.ts'
import { askForBonus } from './bonus-checks.ts'
import { browserStorage } from './browser-storage.ts'
import { onNetworkBack } from './network.ts'
import { newKey } from './new-key.ts'
import { createOutboxSender, type OutboxNews, outboxNews } from './outbox-sender.ts'
import { createOutboxStore } from './outbox-store.ts'
import { session } from './session.ts'
import { isKnownCounted } from './week-query.ts'

const CHANNEL = 'mme:outbox'
/** How long to wait for another tab, which may be asleep. Two senders do no harm: the key is the same. */
const LOCK_MS = 10_000

const listeners = new Set<(news: OutboxNews) => void>()
const otherTabs = globalThis.window && new BroadcastChannel(CHANNEL)

const sender = createOutboxSender({
  store: createOutboxStore(browserStorage, Date.now),
  pupilID,
  post: ({ video, ...request }) =>
    video === undefined
      ? callAs(request.userID, 'POST activities', { body: request })
      : callAs(request.userID, 'POST videos/watched', { body: { ...request, video } }),
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
 * The signed-in pupil watched a video of the page to its end; three in a row count. What a pupil finished is kept in the
 * browser until the server has answered, also where the session ended first; nothing happens for anyone else.
 * @returns the key under which `onOutboxNews` tells what became of it.
 */
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

/** What became of the game. `already`: it had counted this week before it began. */
export type CompletionNews = OutboxNews | { status: 'already' }

/**
 * Reports what is finished of one game after the other, as `reportVideo` does, and the latest news of it; null before there is
 * any. Each completion asks for the bonus, if it waits on the page; a game is saved once, and not where it is known to
 * have counted this week.
 */
export function useCompletion() {
  const queryClient = useQueryClient()
  const [news, setNews] = useState<CompletionNews | null>(null)
  const saved = useRef<string | null>(null)

  useEffect(
    () =>
      onOutboxNews((latest) => {
        if (latest.key === saved.current) setNews(latest)
      }),
    [],
  )
  const begin = useCallback(() => {
    saved.current = null
    setNews(null)
  }, [])
  const report = useCallback(
    (player: Actor, clientID: string, score?: number): void => {
      const userID = pupilIDOf(player)
      if (userID === null) return
      askForBonus(userID, clientID)
      if (saved.current !== null) return
      if (isKnownCounted(queryClient, userID, clientID)) setNews({ status: 'already' })
      else saved.current = sender.put(userID, clientID, score === undefined ? {} : { score })
    },
    [queryClient],
  )
  return { news, begin, report }
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
