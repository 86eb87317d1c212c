/**
 * True for words and short expressions. Sentences and questions do not grow in the garden, but missions ask
 * for them too.
 */
export function isPlant({ french }: { french: string }): boolean {
  if (/__|[.?…]["»]?\s*$/.test(french)) return false
  const tokens = french.match(/\S*\p{L}\S*/gu) ?? []
  // Longer texts are sentences, even without punctuation.
  return tokens.length <= (french.trim().endsWith('!') ? 2 : 6)
}
