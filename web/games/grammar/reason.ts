import type { GrammarItem, Why } from '../../../domain/games/grammar/deck.ts'
import type { GrammarState } from '../../../domain/games/grammar/rules.ts'
import { currentItem } from '../../../domain/games/quiz-state.ts'
import { isAnswered } from '../quiz/option-look.ts'

/** A piece of a line: what matters in it, or the words around. */
export interface ReasonPart {
  text: string
  /** Where it begins in the line. */
  place: number
  isMatter: boolean
}

/**
 * Why the answer of this round is right, from the first wrong choice on and with the right one; null before. Where the record
 * does not say why, a wrong choice is corrected by the sentence itself.
 */
export function reasonOf(state: GrammarState): Why | null {
  const item = currentItem(state)
  if (state.tried.length > 0) return item.why ?? correctionOf(item)
  return isAnswered(state) ? item.why : null
}

/** "la tortue : on dit *la*" in its pieces. */
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
