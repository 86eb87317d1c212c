import type { PreviousGame } from '../../../../../domain/api/own-page.ts'

/** Games that could not be restored, with the first error. */
export interface RestoreFailure {
  games: PreviousGame[]
  error: unknown
}

/** Restores each game on its own: a failure leaves the others restored. Returns null if none failed. */
export async function restoreGames(
  former: readonly PreviousGame[],
  restore: (game: PreviousGame) => Promise<unknown>,
): Promise<RestoreFailure | null> {
  const results = await Promise.allSettled(former.map(restore))
  const games = former.filter((_, index) => results[index]?.status === 'rejected')
  const first = results.find((result) => result.status === 'rejected')
  return first ? { games, error: first.reason } : null
}
