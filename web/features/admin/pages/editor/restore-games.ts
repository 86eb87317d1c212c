import type { FormerGame } from '../../../../../domain/api/own-page.ts'

/** Games that could not be restored, with the first error. */
export interface RestoreFailure {
  games: FormerGame[]
  error: unknown
}

/** Restores each game on its own: a failure leaves the others restored. Returns null if none failed. */
export async function restoreGames(
  former: readonly FormerGame[],
  restore: (game: FormerGame) => Promise<unknown>,
): Promise<RestoreFailure | null> {
  const results = await Promise.allSettled(former.map(restore))
  const games = former.filter((_, index) => results[index]?.status === 'rejected')
  const first = results.find((result) => result.status === 'rejected')
  return first ? { games, error: first.reason } : null
}
