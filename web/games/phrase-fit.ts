import { hasLongRun, LONGEST_RUN } from '../../domain/games/plain-text.ts'
import { frenchSpaces } from '../lib/text/french-spaces.ts'

/** How a phrase is best broken to stand large on a card: letters in its longest line, and lines. */
export interface PhraseFit {
  columns: number
  lines: number
}

/** A letter of the title font is about half as wide as a line is high. */
const LETTER_WIDTH = 0.56
const LINE_HEIGHT = 1.2
/** Width to height of a card, between the boards of the different screens. */
const CARD_RATIO = 1.25

/**
 * Words are kept whole: a card shrinks its text rather than break a word, unless that word is longer than any in
 * French, and would leave nothing of it and its neighbours to be read. `ratio` is about the width to the
 * height of the place; in a place of another form the text is smaller than it could be, never clipped.
 */
export function phraseFit(phrase: string, ratio = CARD_RATIO): PhraseFit {
  const words = frenchSpaces(phrase).split(BREAKS).flatMap(pieces)
  const longest = Math.max(1, ...words.map((word) => word.length))
  let best = { columns: longest, lines: words.length }
  for (let columns = longest; columns <= Math.max(longest, phrase.length); columns++) {
    const fit = { columns, lines: linesWithin(words, columns) }
    if (size(fit, ratio) > size(best, ratio)) best = fit
  }
  return best
}

/**
 * One fit for phrases that stand side by side, so that all have the same size; but one with a word longer than any
 * in French leaves the others theirs, and has the fit of `phraseFit` for itself.
 */
export function commonFit(phrases: readonly string[], ratio?: number): PhraseFit {
  const fits = phrases.filter((phrase) => !hasLongRun(phrase)).map((phrase) => phraseFit(phrase, ratio))
  return {
    columns: Math.max(1, ...fits.map(({ columns }) => columns)),
    lines: Math.max(1, ...fits.map(({ lines }) => lines)),
  }
}

/** Where a line may end: a space that does not break keeps a mark with its word. */
const BREAKS = /[^\S\u00a0]+/

function pieces(word: string): string[] {
  return word.match(LONGEST_PIECES) ?? []
}

const LONGEST_PIECES = new RegExp(`.{1,${LONGEST_RUN}}`, 'gu')

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

/** How large the text becomes, to compare. */
function size({ columns, lines }: PhraseFit, ratio: number): number {
  return Math.min(ratio / (columns * LETTER_WIDTH), 1 / (lines * LINE_HEIGHT))
}
