import { hasLongRun, MAX_RUN_LENGTH } from '../../../domain/games/plain-text.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'

/** Line breaks for the largest text: characters in the longest line, and number of lines. */
export interface PhraseFit {
  columns: number
  lines: number
}

/** Width of a letter of the title font, relative to the line height. */
const LETTER_WIDTH = 0.56
const LINE_HEIGHT = 1.2
/** Typical width-to-height ratio of a card. */
const CARD_RATIO = 1.25

/**
 * Finds the line breaks that allow the largest text. Words are only broken if they are longer than any French
 * word. `ratio` is the approximate width-to-height ratio of the container; in other shapes the text is
 * smaller than possible, but never clipped.
 */
export function phraseFit(phrase: string, ratio = CARD_RATIO): PhraseFit {
  const words = frenchSpaces(phrase).split(BREAKS).flatMap(splitLongWord)
  const longest = Math.max(1, ...words.map((word) => word.length))
  let best = { columns: longest, lines: words.length }
  for (let columns = longest; columns <= Math.max(longest, phrase.length); columns++) {
    const fit = { columns, lines: linesWithin(words, columns) }
    if (relativeTextSize(fit, ratio) > relativeTextSize(best, ratio)) best = fit
  }
  return best
}

/**
 * One fit for several phrases, so that they have the same text size. Phrases with an overlong word are
 * ignored; they get their own `phraseFit`.
 */
export function commonFit(phrases: readonly string[], ratio?: number): PhraseFit {
  const fits = phrases.filter((phrase) => !hasLongRun(phrase)).map((phrase) => phraseFit(phrase, ratio))
  return {
    columns: Math.max(1, ...fits.map(({ columns }) => columns)),
    lines: Math.max(1, ...fits.map(({ lines }) => lines)),
  }
}

/** Possible line breaks. No-break spaces keep punctuation with its word. */
const BREAKS = /[^\S\u00a0]+/

function splitLongWord(word: string): string[] {
  return word.match(RUNS_OF_MAX_LENGTH) ?? []
}

const RUNS_OF_MAX_LENGTH = new RegExp(`.{1,${MAX_RUN_LENGTH}}`, 'gu')

function linesWithin(words: readonly string[], columns: number): number {
  let lines = 1
  let used = 0
  for (const { length } of words) {
    const next = used === 0 ? length : used + 1 + length
    if (next > columns && used > 0) lines++
    used = next > columns ? length : next
  }
  return lines
}

/** Relative text size, for comparison. */
function relativeTextSize({ columns, lines }: PhraseFit, ratio: number): number {
  return Math.min(ratio / (columns * LETTER_WIDTH), 1 / (lines * LINE_HEIGHT))
}
