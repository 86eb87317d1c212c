import type { GrammarItem, Why } from '../../../domain/games/grammar/deck.ts'
import type { GrammarState } from '../../../domain/games/grammar/rules.ts'
import { currentItem } from '../../../domain/games/quiz-state.ts'
import { isAnswered } from '../quiz/option-look.ts'

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

/** The sentence with a blank, and with each choice filled in. All of them get the same text size. */
export function fillings(state: GrammarState): string[] {
  const { before, after } = currentItem(state)
  return ['_____', ...state.options.map(({ word }) => word)].map((word) => `${before}${word}${after}`)
}

/** A part of a reason line, either emphasised or not. */
export interface ReasonPart {
  text: string
  /** Start index in the line. */
  place: number
  isMatter: boolean
}

/**
 * Reason for the right answer; null until the first choice. If the record has no reason, a wrong choice shows
 * the corrected sentence.
 */
export function reasonOf(state: GrammarState): Why | null {
  const item = currentItem(state)
  if (state.tried.length > 0) return item.why ?? correctionOf(item)
  return isAnswered(state) ? item.why : null
}

/** Splits "la tortue : on dit *la*" at the emphasis. */
export function partsOf(line: string): ReasonPart[] {
  const parts: ReasonPart[] = []
  let place = 0
  for (const [index, text] of line.split('*').entries()) {
    if (text !== '') parts.push({ text, place, isMatter: index % 2 === 1 })
    place += text.length
  }
  return parts
}

function correctionOf({ before, answer, after, sound }: GrammarItem): Why {
  return { french: `${before}*${answer}*${after}`, english: '', sound }
}
