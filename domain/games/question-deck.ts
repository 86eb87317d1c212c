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
  withoutDuplicates,
} from './record-items.ts'

const row = z.object({
  question: recordText,
  answer: recordText,
  others: z.optional(z.array(recordText)),
  sound: recordMedia,
  answerSound: recordMedia,
})

/** `word` is the question with its answer, for the list of missed items. */
export interface QuestionItem extends GameItem {
  question: string
  answer: string
  /** Wrong answers for this question. If there are none, answers of other questions are used. */
  others: readonly string[]
  /** The sound of the answer, played once it is known. */
  answerSound: string | null
  /** The record's pictures and sounds for choices. */
  choices: readonly GameItem[]
}

export interface QuestionDeck<Item extends QuestionItem = QuestionItem> extends GameDeck {
  items: readonly Item[]
}

/**
 * Parses a deck of comprehension or listening: a JSON list of `{question, answer, others?, sound}`, whose
 * first row may be `{choices}`. Questions are unique, answers need not be. @throws {DeckFault} if fewer
 * than two answers differ
 */
export function parseQuestionDeck(data: string): QuestionDeck {
  return questionDeckOf(data, row, questionItem)
}

/**
 * Parses a deck of questions with rows of the given schema. @throws {DeckFault} if fewer than two answers
 * differ
 */
export function questionDeckOf<Row, Item extends QuestionItem>(
  data: string,
  schema: z.ZodMiniType<Row>,
  itemOf: (row: Row, choices: readonly GameItem[]) => Item,
): QuestionDeck<Item> {
  const { leading, rows } = leadingOf(jsonRows(data), leadingChoices)
  const choices = readChoices(leading.choices)
  const reading = readItems(rows, schema, (each) => itemOf(each, choices.items))
  const { items, ...questionNotes } = withoutDuplicates(reading, ({ question }) => [textKey(question)])
  const faults = [...choices.faults, ...questionNotes.faults]
  const warnings = [...choices.warnings, ...questionNotes.warnings]
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
      ...(items.some(({ others }) => others.length === 0) ? fewAnswersWarning(answers) : []),
      ...fewWarning(items.length, QUIZ_ROUNDS.least, 'questions'),
    ],
  }
}

export const ANSWER_CHOICES = 4

function fewAnswersWarning(count: number): DeckNote[] {
  return count < ANSWER_CHOICES ? [{ code: 'fewAnswers', count, full: ANSWER_CHOICES }] : []
}

/** The right option of a round, and the candidates for wrong ones. */
export function answersOf(
  { answer, others, choices }: QuestionItem,
  items: readonly QuestionItem[],
): { right: GameItem; wrong: readonly GameItem[] } {
  const own = others.filter((other) => textKey(other) !== textKey(answer))
  const wrong = own.length > 0 ? own : items.map((item) => item.answer)
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
