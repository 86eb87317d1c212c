import type { ChangedWord, PageGamesAnswer } from '../../../../../domain/api/own-page.ts'
import { pluralize } from '../../data/pluralize.ts'

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
