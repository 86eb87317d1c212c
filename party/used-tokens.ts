import { TOKEN_SECONDS } from '../domain/api/token.ts'

export interface UsedTokens {
  has(jti: string): boolean
  add(jti: string): void
}

/**
 * Remembers used tokens by their one-use number until they expire. Kept in memory, since a row per connection
 * would be expensive; after hibernation it has lost only tokens whose sockets are already closed.
 * @param now milliseconds since 1970
 */
export function createUsedTokens(now: () => number): UsedTokens {
  /** Expiry by token number, oldest first. */
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
