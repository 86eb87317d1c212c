/** True for words and short expressions. Sentences and questions do not grow in the garden; missions still ask them. */
export function isPlant({ french }: { french: string }): boolean {
  const tokens = french.split(/\s+/).filter((token) => /\p{L}/u.test(token))
  if (french.includes('__') || /[.?…]["»]?$/.test(french.trim())) return false
  return tokens.length <= (french.trim().endsWith('!') ? 2 : MAX_PLANT_TOKENS)
}

/** Longer texts are sentences, even without punctuation. */
const MAX_PLANT_TOKENS = 6
