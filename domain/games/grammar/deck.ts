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
  withoutDuplicates,
} from '../record-items.ts'

const BLANK = '_____'
export const GRAMMAR_CHOICES = 4

/** Maximum number of copies of a picture. */
const MAX_PICTURES = 4

const leadingRow = z.extend(leadingChoices, { isHeard: z.optional(z.boolean()) })

const why = z.object({ french: recordText, english: z._default(recordText, ''), sound: recordMedia })

const row = z.object({
  text: recordText.check(z.refine(hasOneBlank, 'notOneBlank' satisfies FieldFault)),
  answer: recordText,
  verbs: z.optional(z.array(recordText)),
  image: recordMedia,
  english: z.optional(recordText),
  times: z.optional(z.int().check(z.gte(1), z.lte(MAX_PICTURES))),
  sound: recordMedia,
  asked: recordMedia,
  why: z.optional(why),
})

/** A short explanation of the right answer. */
export interface Why {
  /** The important part is between asterisks: "la tortue : on dit *la*". */
  french: string
  /** May be empty. */
  english: string
  sound: string | null
}

export interface GrammarItem extends GameItem {
  /** The sentence before and after the blank. */
  before: string
  after: string
  answer: string
  /** The forms to choose from. If empty, the answers of other sentences are used. */
  verbs: readonly string[]
  /** English alt text of its picture; may be empty. */
  pictureAlt: string
  /** Number of copies of its picture, for plurals. */
  times: number
  /** The sound of the sentence with its blank; null to use the device's voice. */
  asked: string | null
  /** The sentence is read aloud with its picture, and each choice can be heard. */
  isHeard: boolean
  /** Its picture shows the answer, so the same sentence may occur with several pictures. */
  isPictured: boolean
  /** The record's sounds for choices. */
  choices: readonly GameItem[]
  /** Null if the record has no explanation. */
  why: Why | null
}

export interface GrammarDeck extends GameDeck {
  items: readonly GrammarItem[]
}

/**
 * Parses a grammar deck: a JSON list of `{text, answer, verbs?}` whose texts have one blank of five
 * underscores. The first row may be `{isHeard, choices}`. @throws {DeckFault} if no sentence with two
 * different choices remains
 */
export function parseGrammarDeck(data: string, isPictured = false): GrammarDeck {
  const { leading, rows } = leadingOf(jsonRows(data), leadingRow)
  const { items: sounds, ...choiceNotes } = readChoices(leading.choices)
  const reading = readItems(rows, row, (each) => ({
    ...grammarItem(each, sounds),
    isHeard: leading.isHeard ?? false,
    isPictured,
  }))
  const whole = withoutDuplicates(reading, ({ before, after, image }) => [
    `${textKey(`${before}${BLANK}${after}`)} ${isPictured ? image : ''}`,
  ])
  const items = whole.items.filter((item) => choicesOf(item, whole.items).length > 1)
  const unanswerable = whole.items.filter((item) => !items.includes(item))
  const faults: DeckNote[] = [
    ...choiceNotes.faults,
    ...whole.faults,
    ...unanswerable.map(({ answer }) => ({ code: 'nothingToChoose' as const, answer })),
  ]
  refuseTooFew({ ...whole, items, faults }, 1, 'sentences')
  return {
    items,
    filters: [],
    faults,
    warnings: [
      ...choiceNotes.warnings,
      ...whole.warnings,
      ...mediaWarnings(items, ['sound']),
      ...equalChoicesWarning(items, ({ verbs }) => verbs),
      ...fewChoicesWarning(items),
      ...fewWarning(items.length, QUIZ_ROUNDS.least, 'sentences'),
    ],
  }
}

/** All different choices for the blank, the answer first. */
export function choicesOf({ answer, verbs }: GrammarItem, items: readonly GrammarItem[]): string[] {
  return distinctTexts([answer, ...(verbs.length > 0 ? verbs : items.map((item) => item.answer))])
}

/** The text to read aloud before the answer: the blank becomes a pause. */
export function spokenWithBlank({ before, after }: Pick<GrammarItem, 'before' | 'after'>): string {
  const rest = after.replace(/^[\s-]+/, '').replace(/^[.!]$/, '')
  return `${before.trimEnd()}… ${rest}`.trim()
}

function grammarItem(
  { text, answer, verbs, image, english, times = 1, sound, asked, why }: z.infer<typeof row>,
  choices: readonly GameItem[],
): Omit<GrammarItem, 'isHeard' | 'isPictured'> {
  const [before = '', after = ''] = text.split(BLANK)
  return {
    before,
    after,
    answer,
    verbs: verbs ?? [],
    word: `${before}${answer}${after}`,
    image,
    pictureAlt: english ?? '',
    times,
    sound,
    asked,
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
