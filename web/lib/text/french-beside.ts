/** French for the sentences that are specified in English, by how they begin or end. */
const SENTENCES: readonly [english: RegExp, french: string][] = [
  [/^Network error\./, 'Pas de réseau. Il faut réessayer plus tard.'],
  [/^Invalid PIN/, 'NIP invalide.'],
  [/ has been disabled$/, 'Cette page est fermée.'],
]

/** What stands in French beside an English sentence; undefined where nothing does. */
export function frenchBeside(english: string): string | undefined {
  return SENTENCES.find(([sentence]) => sentence.test(english))?.[1]
}
