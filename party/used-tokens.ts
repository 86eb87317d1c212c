import { TOKEN_SECONDS } from '../domain/api/token.ts'

export interface UsedTokens {
  has(jti: string): boolean
  add(jti: string): void
}

/**
 * Remembers for as long as they last which tokens, by their one-use numbers, have opened a socket. In memory, since a row for each connection would be
 * dear: what a room forgets in its sleep are tokens of sockets that are closed again.
 * @param now milliseconds since 1970
 */
export function createUsedTokens(now: () => number): UsedTokens {
  /** Until when, the oldest first. */
  const used = new Map<string, number>()
  return {
    has: (jti) => (used.get(jti) ?? 0) > now(),
    add(jti) {
      for (const [old, until] of used) {
        if (until > now()) break
        used.delete(old)
      }
      used.set(jti, now() + TOKEN_SECONDS.room * 1000)
    },
  }
}
