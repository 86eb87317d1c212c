import * as z from 'zod/mini'
import type { GameDeck, GameItem } from './game.ts'
import { distinctTexts, recordMedia, recordText, textKey } from './plain-text.ts'
import { QUIZ_ROUNDS } from './quiz.ts'
import {
  equalChoicesWarning,
  fewWarning,
  jsonRows,
  mediaWarnings,
  readItems,
  refuseTooFew,
  withoutDoubles,
} from './record-items.ts'

const row = z.object({
  question: recordText,
  answer: recordText,
  others: z.optional(z.array(recordText)),
  sound: recordMedia,
})

/** `word` is the question with its answer, as the list of what was missed shows it. */
export interface QuestionItem extends GameItem {
  question: string
  answer: string
  /** Wrong answers that go with this one; where they are too few, the answers of other questions join them. */
  others: readonly string[]
}

export interface QuestionDeck extends GameDeck {
  items: readonly QuestionItem[]
}

/**
 * Reads the deck of comprehension and listening: a JSON list of `{question, answer, others?, sound}`; a
 * question is asked once, an answer may belong to several. @throws {DeckFault} where fewer than two answers differ.
 */
export function parseQuestionDeck(data: string): QuestionDeck {
  const reading = readItems(jsonRows(data), row, questionItem)
  const { items, faults, warnings } = withoutDoubles(reading, ({ question }) => [textKey(question)])
  const answers = distinctTexts(items.map(({ answer }) => answer)).length
  refuseTooFew({ items: answers < 2 ? [] : items, faults, warnings }, 2, 'questions aux réponses différentes')
  return {
    items,
    filters: [],
    faults,
    warnings: [
      ...warnings,
      ...mediaWarnings(items, ['sound']),
      ...equalChoicesWarning(items, ({ answer, others }) => [answer, ...others]),
      ...(answers < ANSWER_CHOICES
        ? [`${answers} réponses différentes seulement : un tour complet en offre ${ANSWER_CHOICES}.`]
        : []),
      ...fewWarning(items.length, QUIZ_ROUNDS.least, ['question', 'questions différentes']),
    ],
  }
}

export const ANSWER_CHOICES = 4

/** What the options of a round are drawn from, besides the answer. */
export function wrongAnswers(
  { answer, others }: QuestionItem,
  items: readonly QuestionItem[],
): readonly string[] {
  const isEnough = distinctTexts([answer, ...others]).length >= ANSWER_CHOICES
  return isEnough ? others : [...others, ...items.map((item) => item.answer)]
}

function questionItem({ question, answer, others = [], sound }: z.infer<typeof row>): QuestionItem {
  return { question, answer, others, word: `${question} — ${answer}`, image: null, sound: sound || null }
}
