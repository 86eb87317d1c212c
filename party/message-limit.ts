import type { Bound } from '../domain/bounds.ts'

/** Senders whose messages are counted (a socket, a user, an address), with the limit of each. */
export type Limited = readonly [key: string, bound: Bound]

export interface MessageLimit {
  /** Whether one more message is within the limits of all its senders; counts it if so. */
  allows(senders: readonly Limited[]): boolean
  forget(key: string): void
}

/** From this many senders on, silent ones are forgotten. */
const MOST_SENDERS = 5000

/**
 * Counts messages over the last seconds. Memory is enough: a room is put to sleep only after a longer silence than the
 * limits look back on.
 * @param now milliseconds since 1970
 */
export function createMessageLimit(now: () => number): MessageLimit {
  const sent = new Map<string, number[]>()
  const recent = ([key, { milliseconds }]: Limited) =>
    (sent.get(key) ?? []).filter((at) => at > now() - milliseconds)

  return {
    allows(senders) {
      const all = senders.map((sender) => ({ sender, times: recent(sender) }))
      const isAllowed = all.every(({ sender: [, { most }], times }) => times.length < most)
      for (const { sender, times } of all) sent.set(sender[0], isAllowed ? [...times, now()] : times)
      if (sent.size > MOST_SENDERS) forgetSilent(Math.max(...senders.map(([, bound]) => bound.milliseconds)))
      return isAllowed
    },
    forget: (key) => void sent.delete(key),
  }

  function forgetSilent(milliseconds: number): void {
    for (const [key, times] of sent) if ((times.at(-1) ?? 0) <= now() - milliseconds) sent.delete(key)
  }
}
