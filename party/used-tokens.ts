import { TOKEN_SECONDS } from '../domain/api/token.ts'

export interface UsedTokens {
  has(jti: string): boolean
  add(jti: string): void
}

/**
 * Remembers the one-use numbers of used tokens until the tokens expire. Kept in memory, since a row per
 * connection would be expensive. Hibernation loses only tokens whose sockets are already closed.
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
