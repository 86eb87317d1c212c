/** A text that the owl reads aloud in French, with its English translation (may be empty). */
export interface OwlText {
  french: string
  english: string
}

/** Splits a text into sentences, each with its own sound: "Bravo! À demain." -> "Bravo!", "À demain." */
export function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?]+(?:[.!?]+|$)/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean)
}

/** Joins texts: all French, and all English. Adds a period where a text has no final punctuation. */
export function joinTexts(texts: readonly OwlText[]): OwlText {
  return {
    french: texts.map(({ french }) => withPeriod(french)).join(' '),
    english: texts
      .filter(({ english }) => english !== '')
      .map(({ english }) => withPeriod(english))
      .join(' '),
  }
}

function withPeriod(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
