import * as z from 'zod/mini'
import type { GameDeck, GameItem } from '../game.ts'
import { distinctTexts, recordMedia, recordText, textKey } from '../plain-text.ts'
import { QUIZ_ROUNDS } from '../quiz.ts'
import {
  equalChoicesWarning,
  fewWarning,
  jsonRows,
  mediaWarnings,
  readItems,
  refuseTooFew,
  withoutDoubles,
} from '../record-items.ts'

const BLANK = '_____'
export const GRAMMAR_CHOICES = 4

const why = z.object({ french: recordText, english: z.optional(recordText), sound: recordMedia })

const row = z.object({
  text: recordText.check(z.refine(hasOneBlank, 'demande un seul blanc, de 5 traits')),
  answer: recordText,
  verbs: z.optional(z.array(recordText)),
  image: recordMedia,
  sound: recordMedia,
  why: z.optional(why),
})

/** Why an answer is right, in one short line. */
export interface Why {
  /** With what matters in it between asterisks: "la tortue : on dit *la*". */
  french: string
  /** Empty where there is none. */
  english: string
  sound: string | null
}

export interface GrammarItem extends GameItem {
  /** The sentence in two: what stands before the blank and what stands after it. */
  before: string
  after: string
  answer: string
  /** The forms to choose from, the answer among them or not; empty: the answers of other sentences. */
  verbs: readonly string[]
  /** Null where the record does not say. */
  why: Why | null
}

export interface GrammarDeck extends GameDeck {
  items: readonly GrammarItem[]
}

/**
 * Reads the deck of grammar: a JSON list of `{text, answer, verbs?}`, the text with one blank of five
 * underscores. @throws {DeckFault} where no sentence with two different choices is left.
 */
export function parseGrammarDeck(data: string): GrammarDeck {
  const reading = readItems(jsonRows(data), row, grammarItem)
  const whole = withoutDoubles(reading, ({ before, after }) => [textKey(`${before}${BLANK}${after}`)])
  const items = whole.items.filter((item) => choicesOf(item, whole.items).length > 1)
  const without = whole.items.filter((item) => !items.includes(item))
  const faults = [
    ...whole.faults,
    ...without.map(({ answer }) => `La phrase avec « ${answer} » n'a pas d'autre choix : ajoutez-en.`),
  ]
  refuseTooFew({ ...whole, items, faults }, 1, 'phrase qui a deux choix différents')
  return {
    items,
    filters: [],
    faults,
    warnings: [
      ...whole.warnings,
      ...mediaWarnings(items, ['sound']),
      ...equalChoicesWarning(items, ({ verbs }) => verbs),
      ...fewChoicesWarning(items),
      ...fewWarning(items.length, QUIZ_ROUNDS.least, ['phrase', 'phrases différentes']),
    ],
  }
}

/** Everything different that can be offered for the blank: the answer first. */
export function choicesOf({ answer, verbs }: GrammarItem, items: readonly GrammarItem[]): string[] {
  return distinctTexts([answer, ...(verbs.length > 0 ? verbs : items.map((item) => item.answer))])
}

function grammarItem({ text, answer, verbs, image, sound, why }: z.infer<typeof row>): GrammarItem {
  const [before = '', after = ''] = text.split(BLANK)
  return {
    before,
    after,
    answer,
    verbs: verbs ?? [],
    word: `${before}${answer}${after}`,
    image: image || null,
    sound: sound || null,
    why: why ? { french: why.french, english: why.english ?? '', sound: why.sound || null } : null,
  }
}

function hasOneBlank(text: string): boolean {
  const runs = text.match(/_+/g) ?? []
  return runs.length === 1 && runs[0] === BLANK
}

function fewChoicesWarning(items: readonly GrammarItem[]): string[] {
  const few = items.filter(
    (item) => item.verbs.length === 0 && choicesOf(item, items).length < GRAMMAR_CHOICES,
  )
  return few.length === 0 ? [] : [`Phrases avec moins de ${GRAMMAR_CHOICES} choix : ${few.length}.`]
}
