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

/** Words are kept whole: a card shrinks its text rather than break a word. */
export function phraseFit(phrase: string): PhraseFit {
  const words = phrase.split(/\s+/).filter((word) => word !== '')
  const longest = Math.max(1, ...words.map((word) => word.length))
  let best = { columns: longest, lines: words.length }
  for (let columns = longest; columns <= Math.max(longest, phrase.length); columns++) {
    const fit = { columns, lines: linesWithin(words, columns) }
    if (size(fit) > size(best)) best = fit
  }
  return best
}

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
function size({ columns, lines }: PhraseFit): number {
  return Math.min(CARD_RATIO / (columns * LETTER_WIDTH), 1 / (lines * LINE_HEIGHT))
}
