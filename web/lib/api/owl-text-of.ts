import type { OwlText } from '../../../domain/spoken-sentences.ts'
import type { Sentence } from './api-client.ts'

/** Converts a sentence to a text that the owl can say. */
export function owlTextOf({ message, lang, english = '' }: Sentence): OwlText {
  return lang === 'en' ? { french: '', english: message } : { french: message, english }
}
