/** A word of the word bank; `written` is its form in the story. */
interface KnownWord {
  written: string
}

/** A piece of a sentence: text between words, or a word with its word bank entry (`known`) or null. */
export type Piece<Known extends KnownWord> =
  | { isWord: true; text: string; at: number; known: Known | null }
  | { isWord: false; text: string; at: number }

const WORD = "[\\p{L}\\p{N}]+(?:['-][\\p{L}\\p{N}]+)*"

/** Splits a sentence into words and the text between. Word bank entries stay whole, longest first. */
export function splitSentence<Known extends KnownWord>(
  sentence: string,
  known: readonly Known[],
): Piece<Known>[] {
  const byWritten = new Map(known.map((word) => [word.written.toLowerCase(), word]))
  const longestFirst = [...byWritten.keys()].toSorted((one, other) => other.length - one.length).map(escaped)
  const bank = longestFirst.length === 0 ? '(?!)' : longestFirst.join('|')
  const pattern = new RegExp(`(?<![\\p{L}-])(?:\\p{L}{1,2}')?(${bank})(?![\\p{L}'-])|${WORD}`, 'giu')
  const found: Piece<Known>[] = []
  let end = 0
  for (const { 0: text, 1: written = '', index } of sentence.matchAll(pattern)) {
    if (index > end) found.push({ isWord: false, text: sentence.slice(end, index), at: end })
    found.push({ isWord: true, text, at: index, known: byWritten.get(written.toLowerCase()) ?? null })
    end = index + text.length
  }
  if (end < sentence.length) found.push({ isWord: false, text: sentence.slice(end), at: end })
  return found
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
