import type { OwlText } from '../../../domain/spoken-sentences.ts'
import type { Sentence } from './api-client.ts'

/** What a person is told, for the owl to say. */
export function owlTextOf({ message, lang, english = '' }: Sentence): OwlText {
  return lang === 'en' ? { french: '', english: message } : { french: message, english }
}
