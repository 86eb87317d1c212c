import type { Sentence } from '../lib/api/api.ts'
import { Said } from './Said.tsx'

/**
 * Shows a sentence like `Said`. If the specification has the sentence only in English, its French translation
 * comes first, and the English is hidden like other English help except inside `data-stays`.
 */
export function SaidInFrench(sentence: Sentence) {
  const french = sentence.lang === 'en' && frenchFor(sentence.message)
  if (!french) return <Said {...sentence} />
  return (
    <>
      {french} <small lang="en">{sentence.message}</small>
    </>
  )
}

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
