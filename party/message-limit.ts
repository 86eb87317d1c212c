import { MESSAGE_LIMIT } from '../domain/events.ts'

export interface MessageLimit {
  /** Whether one more message of the connection is within the limit; counts it if so. */
  allows(connectionID: string): boolean
  forget(connectionID: string): void
}

/**
 * Counts the messages of each connection over the last seconds. Memory is enough: a room is put to
 * sleep only after a longer silence than the limit looks back on.
 * @param now milliseconds since 1970
 */
export function createMessageLimit(now: () => number): MessageLimit {
  const sent = new Map<string, number[]>()
  return {
    allows(connectionID) {
      const since = now() - MESSAGE_LIMIT.milliseconds
      const recent = (sent.get(connectionID) ?? []).filter((at) => at > since)
      const isAllowed = recent.length < MESSAGE_LIMIT.messages
      sent.set(connectionID, isAllowed ? [...recent, now()] : recent)
      return isAllowed
    },
    forget: (connectionID) => void sent.delete(connectionID),
  }
}
