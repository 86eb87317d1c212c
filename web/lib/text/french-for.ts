/** French translations of sentences that are specified in English, matched by their beginning or end. */
const SENTENCES: readonly [english: RegExp, french: string][] = [
  [/^Network error\./, 'Pas de réseau. Il faut réessayer plus tard.'],
  [/^Invalid PIN/, 'NIP invalide.'],
  [/ has been disabled$/, 'Cette page est fermée.'],
]

/** The French translation of an English sentence, or undefined. */
export function frenchFor(english: string): string | undefined {
  return SENTENCES.find(([sentence]) => sentence.test(english))?.[1]
}
