import type { Bound } from '../domain/bounds.ts'

/** A counted sender (a socket, a user, an address) with its limit. */
export type SenderLimit = readonly [key: string, bound: Bound]

export interface MessageLimit {
  /** Counts one message if it is within the limits of all senders. Returns whether it was. */
  allows(senders: readonly SenderLimit[]): boolean
  forget(key: string): void
}

/** Above this many senders, inactive ones are deleted. */
const MAX_SENDERS = 5000

/**
 * Counts in sliding windows in memory. Hibernation loses nothing, because a room hibernates only after a
 * longer silence. `now` returns milliseconds.
 */
export function createMessageLimit(now: () => number): MessageLimit {
  const sent = new Map<string, number[]>()
  const recentTimes = ([key, { milliseconds }]: SenderLimit) =>
    (sent.get(key) ?? []).filter((at) => at > now() - milliseconds)

  return {
    allows(senders) {
      const windows = senders.map((sender) => ({ sender, times: recentTimes(sender) }))
      const isAllowed = windows.every(({ sender: [, { max }], times }) => times.length < max)
      for (const { sender, times } of windows) sent.set(sender[0], isAllowed ? [...times, now()] : times)
      if (sent.size > MAX_SENDERS) deleteInactive(Math.max(...senders.map(([, bound]) => bound.milliseconds)))
      return isAllowed
    },
    forget: (key) => void sent.delete(key),
  }

  function deleteInactive(milliseconds: number): void {
    for (const [key, times] of sent) if ((times.at(-1) ?? 0) <= now() - milliseconds) sent.delete(key)
  }
}
