import type { StoryWord } from '../../../domain/api/story.ts'

/** A stretch of a sentence; `word` where it is a word that speaks. */
export interface Piece {
  text: string
  word: StoryWord | null
  /** Where it begins in the sentence. */
  at: number
}

/** Parts a sentence at those of the story's words that stand in it whole, the longest first. */
export function pieces(sentence: string, words: readonly StoryWord[]): Piece[] {
  const byWritten = new Map(words.map((word) => [word.written.toLowerCase(), word]))
  if (byWritten.size === 0) return [{ text: sentence, word: null, at: 0 }]
  const longestFirst = [...byWritten.keys()].toSorted((one, other) => other.length - one.length).map(escaped)
  const pattern = new RegExp(`(?<![\\p{L}-])(${longestFirst.join('|')})(?![\\p{L}-])`, 'giu')
  let at = 0
  // What a capturing group splits off stands at the odd places.
  return sentence.split(pattern).flatMap((text, index) => {
    const piece = { text, word: index % 2 === 1 ? (byWritten.get(text.toLowerCase()) ?? null) : null, at }
    at += text.length
    return text === '' ? [] : [piece]
  })
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
