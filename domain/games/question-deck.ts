import * as z from 'zod/mini'
import { choiceOf, leadingChoices, readChoices } from './choices.ts'
import type { DeckNote } from './deck-note.ts'
import type { GameDeck, GameItem } from './game.ts'
import { distinctTexts, recordMedia, recordText, textKey } from './plain-text.ts'
import { QUIZ_ROUNDS } from './quiz.ts'
import {
  equalChoicesWarning,
  fewWarning,
  jsonRows,
  leadingOf,
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
  answerSound: recordMedia,
})

/** `word` is the question with its answer, as the list of what was missed shows it. */
export interface QuestionItem extends GameItem {
  question: string
  answer: string
  /** Wrong answers that go with this one; where they are too few, the answers of other questions join them. */
  others: readonly string[]
  /** The sound of the answer, which is said once it is known. */
  answerSound: string | null
  /** The pictures and sounds that the record has for what its questions offer. */
  choices: readonly GameItem[]
}

export interface QuestionDeck extends GameDeck {
  items: readonly QuestionItem[]
}

/**
 * Reads the deck of comprehension and listening: a JSON list of `{question, answer, others?, sound}`, the first of
 * which may be `{choices}`; a question is asked once, an answer may belong to several. @throws {DeckFault} where fewer than two answers differ.
 */
export function parseQuestionDeck(data: string): QuestionDeck {
  const { leading, rows } = leadingOf(jsonRows(data), leadingChoices)
  const choices = readChoices(leading.choices)
  const reading = readItems(rows, row, (each) => questionItem(each, choices.items))
  const { items, ...told } = withoutDoubles(reading, ({ question }) => [textKey(question)])
  const faults = [...choices.faults, ...told.faults]
  const warnings = [...choices.warnings, ...told.warnings]
  const answers = distinctTexts(items.map(({ answer }) => answer)).length
  refuseTooFew({ items: answers < 2 ? [] : items, faults, warnings }, 2, 'questions')
  return {
    items,
    filters: [],
    faults,
    warnings: [
      ...warnings,
      ...mediaWarnings(items, ['sound']),
      ...equalChoicesWarning(items, ({ answer, others }) => [answer, ...others]),
      ...fewAnswersWarning(answers),
      ...fewWarning(items.length, QUIZ_ROUNDS.least, 'questions'),
    ],
  }
}

export const ANSWER_CHOICES = 4

function fewAnswersWarning(count: number): DeckNote[] {
  return count < ANSWER_CHOICES ? [{ code: 'fewAnswers', count, full: ANSWER_CHOICES }] : []
}

/** The right option of a round, and what the wrong ones are drawn from. */
export function answersOf(
  { answer, others, choices }: QuestionItem,
  items: readonly QuestionItem[],
): { right: GameItem; wrong: readonly GameItem[] } {
  const isEnough = distinctTexts([answer, ...others]).length >= ANSWER_CHOICES
  const wrong = isEnough ? others : [...others, ...items.map((item) => item.answer)]
  return { right: choiceOf(answer, choices), wrong: wrong.map((text) => choiceOf(text, choices)) }
}

function questionItem(
  { question, answer, others = [], sound, answerSound }: z.infer<typeof row>,
  choices: readonly GameItem[],
): QuestionItem {
  return {
    question,
    answer,
    others,
    choices,
    word: `${question} — ${answer}`,
    image: null,
    sound,
    answerSound: answerSound ?? choiceOf(answer, choices).sound,
  }
}
