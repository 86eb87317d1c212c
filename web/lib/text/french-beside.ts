/** French for the sentences that are specified in English, by how they begin or end. */
const SENTENCES: readonly [english: RegExp, french: string][] = [
  [/^Network error\./, 'Pas de réseau. Il faut réessayer plus tard.'],
  [/^Invalid PIN/, 'NIP invalide.'],
  [/ has been disabled$/, 'Cette page est fermée.'],
]

/** French for an English sentence; undefined if there is none. */
export function frenchBeside(english: string): string | undefined {
  return SENTENCES.find(([sentence]) => sentence.test(english))?.[1]
}
