/**
 * The sentences of a text, as the owl says them one after the other: "Bravo! Ta mission est finie." -> "Bravo!", "Ta mission est finie."
 * What texts have in common is one sound.
 */
export function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?]+(?:[.!?]+|$)/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean)
}
