import type { ChangedWord, PageGamesAnswer, PreviousGame } from '../../../../../domain/api/own-page.ts'
import { pluralize } from '../../data/pluralize.ts'

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

/**
 * Describes, in French sentences, each change in the page's games that an update from its words would make.
 */
export function gameUpdates({ changes, newWords }: Pick<PageGamesAnswer, 'changes' | 'newWords'>): string[] {
  return [
    ...newWords.map((word) => `« ${word} » est ajouté`),
    ...changes.map((change) => `${changeText(change)} (${pluralize(change.games.length, 'jeu', 'jeux')})`),
  ]
}

function changeText({ word, to, hasNewPicture, hasNewSound }: ChangedWord): string {
  if (to === null) return `« ${word} » est retiré`
  const parts = [
    ...(hasNewPicture ? ['la nouvelle image'] : []),
    ...(hasNewSound ? ['le nouveau son'] : []),
    ...(hasNewPicture || hasNewSound || to !== word ? [] : ["l'anglais corrigé"]),
  ].join(' et ')
  if (to === word) return `« ${word} » reçoit ${parts}`
  return `« ${word} » devient « ${to} »${parts && `, avec ${parts}`}`
}
