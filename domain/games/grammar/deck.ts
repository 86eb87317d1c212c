import * as z from 'zod/mini'
import { leadingChoices, readChoices } from '../choices.ts'
import type { DeckNote, FieldFault } from '../deck-note.ts'
import type { GameDeck, GameItem } from '../game.ts'
import { distinctTexts, recordMedia, recordText, textKey } from '../plain-text.ts'
import { QUIZ_ROUNDS } from '../quiz.ts'
import {
  equalChoicesWarning,
  fewWarning,
  jsonRows,
  leadingOf,
  mediaWarnings,
  readItems,
  refuseTooFew,
  withoutDoubles,
} from '../record-items.ts'

const BLANK = '_____'
export const GRAMMAR_CHOICES = 4

/** How many of a thing its picture can show. */
const MOST_TIMES = 4

const leadingRow = z.extend(leadingChoices, { isHeard: z.optional(z.boolean()) })

const why = z.object({ french: recordText, english: z._default(recordText, ''), sound: recordMedia })

const row = z.object({
  text: recordText.check(z.refine(hasOneBlank, 'notOneBlank' satisfies FieldFault)),
  answer: recordText,
  verbs: z.optional(z.array(recordText)),
  image: recordMedia,
  times: z.optional(z.int().check(z.gte(1), z.lte(MOST_TIMES))),
  sound: recordMedia,
  asked: recordMedia,
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
  /** How often its picture is shown: more than once for several of a thing. */
  times: number
  /** The sound of the sentence with its blank; null where the device's voice has to say it. */
  asked: string | null
  /** The sentence is said as it is asked, its picture stands beside it, and each choice can be heard. */
  isHeard: boolean
  /** The sounds that the record has for what its sentences offer. */
  choices: readonly GameItem[]
  /** Null where the record does not say. */
  why: Why | null
}

export interface GrammarDeck extends GameDeck {
  items: readonly GrammarItem[]
}

/**
 * Reads the deck of grammar: a JSON list of `{text, answer, verbs?}`, the text with one blank of five underscores;
 * the first of the list may say `{isHeard, choices}`. @throws {DeckFault} where no sentence with two different choices is left.
 */
export function parseGrammarDeck(data: string): GrammarDeck {
  const { leading, rows } = leadingOf(jsonRows(data), leadingRow)
  const { items: sounds, ...told } = readChoices(leading.choices)
  const reading = readItems(rows, row, (each) => grammarItem(each, leading.isHeard ?? false, sounds))
  const whole = withoutDoubles(reading, ({ before, after }) => [textKey(`${before}${BLANK}${after}`)])
  const items = whole.items.filter((item) => choicesOf(item, whole.items).length > 1)
  const without = whole.items.filter((item) => !items.includes(item))
  const faults: DeckNote[] = [
    ...told.faults,
    ...whole.faults,
    ...without.map(({ answer }) => ({ code: 'nothingToChoose' as const, answer })),
  ]
  refuseTooFew({ ...whole, items, faults }, 1, 'sentences')
  return {
    items,
    filters: [],
    faults,
    warnings: [
      ...told.warnings,
      ...whole.warnings,
      ...mediaWarnings(items, ['sound']),
      ...equalChoicesWarning(items, ({ verbs }) => verbs),
      ...fewChoicesWarning(items),
      ...fewWarning(items.length, QUIZ_ROUNDS.least, 'sentences'),
    ],
  }
}

/** Everything different that can be offered for the blank: the answer first. */
export function choicesOf({ answer, verbs }: GrammarItem, items: readonly GrammarItem[]): string[] {
  return distinctTexts([answer, ...(verbs.length > 0 ? verbs : items.map((item) => item.answer))])
}

/** How the open sentence is read out: the blank is a pause. */
export function spokenWithBlank({ before, after }: Pick<GrammarItem, 'before' | 'after'>): string {
  const rest = after.replace(/^[\s-]+/, '').replace(/^[.!]$/, '')
  return `${before.trimEnd()}… ${rest}`.trim()
}

function grammarItem(
  { text, answer, verbs, image, times = 1, sound, asked, why }: z.infer<typeof row>,
  isHeard: boolean,
  choices: readonly GameItem[],
): GrammarItem {
  const [before = '', after = ''] = text.split(BLANK)
  return {
    before,
    after,
    answer,
    verbs: verbs ?? [],
    word: `${before}${answer}${after}`,
    image,
    times,
    sound,
    asked,
    isHeard,
    choices,
    why: why ?? null,
  }
}

function hasOneBlank(text: string): boolean {
  const runs = text.match(/_+/g) ?? []
  return runs.length === 1 && runs[0] === BLANK
}

function fewChoicesWarning(items: readonly GrammarItem[]): DeckNote[] {
  const few = items.filter(
    (item) => item.verbs.length === 0 && choicesOf(item, items).length < GRAMMAR_CHOICES,
  )
  return few.length === 0 ? [] : [{ code: 'fewChoices', count: few.length, full: GRAMMAR_CHOICES }]
}
