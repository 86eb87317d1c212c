/** Splits a text into sentences, each with its own sound: "Bravo! À demain." -> "Bravo!", "À demain." */
export function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?]+(?:[.!?]+|$)/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean)
}

declare const computed: unique symbol
type Computed = string & { readonly [computed]: true }

/** A text computed from data, e.g. from a count. Its sentences are listed where the data is. */
export interface ComputedText {
  french: Computed
  english: Computed
}

export function computedText(french: string, english: string): ComputedText {
  return { french: french as Computed, english: english as Computed }
}

/** Joins texts: all French, and all English. Adds a period where a text has no final punctuation. */
export function joinTexts(texts: readonly { french: string; english: string }[]): ComputedText {
  const join = (parts: string[]) => parts.filter(Boolean).map(withPeriod).join(' ')
  return computedText(join(texts.map(({ french }) => french)), join(texts.map(({ english }) => english)))
}

function withPeriod(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
