/** Start and end of a part of a text. */
export type TextRange = readonly [start: number, end: number]

/** A text to insert, and the part of the sentence that it replaces. */
export interface Insertion {
  text: string
  replaced: TextRange
}

/**
 * Inserts a word with one space before and after it. An apostrophe needs no space on either side of it. A
 * space that follows the selection is replaced too.
 */
export function wordInsertion(word: string, written: string, [start, end]: TextRange): Insertion {
  const before = /(^|[\s'’])$/.test(written.slice(0, start)) ? '' : ' '
  const after = word.endsWith("'") ? '' : ' '
  return { text: before + word + after, replaced: [start, written[end] === ' ' ? end + 1 : end] }
}
