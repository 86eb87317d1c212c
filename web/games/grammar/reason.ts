import type { GrammarItem, Why } from '../../../domain/games/grammar/deck.ts'
import type { GrammarState } from '../../../domain/games/grammar/rules.ts'
import { currentItem } from '../../../domain/games/quiz-state.ts'
import { isAnswered } from '../quiz/option-look.ts'

/** A part of a reason line, either emphasised or not. */
export interface ReasonPart {
  text: string
  /** Start index in the line. */
  place: number
  isMatter: boolean
}

/**
 * Reason for the right answer, from the first wrong choice or the right one on; null before. If the record
 * has no reason, a wrong choice shows the corrected sentence.
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
