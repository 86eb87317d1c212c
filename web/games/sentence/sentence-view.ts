import { spelledWords } from '../../../domain/games/dictee-eclair/verdict.ts'
import { currentItem } from '../../../domain/games/quiz-state.ts'
import type { SentenceItem } from '../../../domain/games/sentence-deck.ts'
import { hintOf, refusedText, type SentenceState } from '../../../domain/games/sentence-quiz.ts'
import { misplacedWords } from '../../../domain/games/word-order.ts'

/** Indices of the tiles with a word that must move. @param texts of the placed tiles */
export function misplacedTiles(item: SentenceItem, texts: readonly string[]): number[] {
  const moved = new Set(misplacedWords(item, texts.join(' ')))
  let before = 0
  return texts.flatMap((text, tile) => {
    const first = before
    before += spelledWords(text).length
    return Array.from({ length: before - first }, (_none, word) => first + word).some((word) =>
      moved.has(word),
    )
      ? [tile]
      : []
  })
}

/** Text for screen readers. */
export function sentenceAnnouncement(state: SentenceState): string {
  const { word } = currentItem(state)
  if (state.phase === 'right') return `Oui! ${word}`
  if (state.phase === 'revealed') return `La phrase : ${word}`
  if (state.phase !== 'asking') return ''
  // Numbered, because a screen reader does not read the same text twice.
  if (refusedText(state) !== null) {
    const hint = hintOf(state)
    return [`Essai ${state.tried.length} : pas encore.`, ...(hint ? [hint.word] : [])].join(' ')
  }
  return state.isTiled ? "Touche les mots dans l'ordre." : 'Écoute et écris la phrase.'
}
