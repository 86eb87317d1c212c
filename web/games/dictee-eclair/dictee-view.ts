import type { DictationState } from '../../../domain/games/dictee-eclair/rules.ts'
import type { Verdict } from '../../../domain/games/dictee-eclair/verdict.ts'
import type { PairItem } from '../../../domain/games/pairs-deck.ts'

/**
 * The word to write.
 * @throws {RangeError} if there is none
 */
export function wordOf({ items, current }: DictationState): PairItem {
  const item = items[current]
  if (!item) throw new RangeError('A dictation needs a word.')
  return item
}

const VERDICTS: Record<Verdict, string> = {
  right: 'Oui!',
  accents: 'Presque! Regarde les accents.',
  almost: 'Presque!',
  wrong: 'Non!',
}

/** Result of the last word; null while one is being written. */
export interface Correction {
  verdict: Verdict
  message: string
  /** The pupil's text; empty if the word was skipped. */
  text: string
  word: string
  points: number
}

export function correctionOf(state: DictationState): Correction | null {
  const last = state.written.at(-1)
  if (state.phase === 'writing' || !last) return null
  const { verdict, text, points } = last
  return { verdict, message: VERDICTS[verdict], text, word: wordOf(state).word, points }
}

/** Text for screen readers. */
export function announcement(state: DictationState): string {
  const correction = correctionOf(state)
  if (!correction) return state.isTiled ? 'Écoute le mot et touche ses lettres.' : 'Écoute et écris le mot.'
  if (state.phase !== 'shown') return ''
  const { verdict, message, word, points } = correction
  const spelling = verdict === 'right' ? word : `Le mot s'écrit : ${word}`
  return `${message} ${spelling}. ${points} ${points < 2 ? 'point' : 'points'}.`
}
