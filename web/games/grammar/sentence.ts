import type { GrammarItem } from '../../../domain/games/grammar/deck.ts'
import type { GrammarState } from '../../../domain/games/grammar/rules.ts'
import { currentItem } from '../../../domain/games/quiz-state.ts'

/** The sentence of a round: the text around the blank, and what fills it. */
export interface Sentence extends Pick<GrammarItem, 'before' | 'after'> {
  /** Null while the blank is open. */
  filling: string | null
  look: 'open' | 'wrong' | 'right'
}

export function sentenceOf(state: GrammarState): Sentence {
  const { before, after } = currentItem(state)
  const { phase, picked, options } = state
  const filling = picked === null || phase === 'asking' ? null : (options[picked]?.word ?? null)
  const look = filling === null ? 'open' : picked === state.right ? 'right' : 'wrong'
  return { before, after, filling, look }
}

/** The sentence with each choice filled in. All must fit the same space. */
export function fillings(state: GrammarState): string[] {
  const { before, after } = currentItem(state)
  return ['_____', ...state.options.map(({ word }) => word)].map((word) => `${before}${word}${after}`)
}
