/** What the owl says: French, and the same in English; empty where there is none. */
export interface OwlText {
  french: string
  english: string
}

/**
 * The sentences of a text, as the owl says them one after the other: "Bravo! Ta mission est finie." -> "Bravo!", "Ta mission est finie."
 * What texts have in common is one sound.
 */
export function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?]+(?:[.!?]+|$)/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean)
}

/** Several texts as one: their French, and then their English. Each ends as a sentence does. */
export function together(texts: readonly OwlText[]): OwlText {
  return {
    french: texts.map(({ french }) => ended(french)).join(' '),
    english: texts
      .filter(({ english }) => english !== '')
      .map(({ english }) => ended(english))
      .join(' '),
  }
}

function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
