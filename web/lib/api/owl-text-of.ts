import { type ComputedText, computedText } from '../../../domain/spoken-sentences.ts'
import type { Sentence } from './api-client.ts'

/** Converts a sentence to a text that the owl can say. */
export function owlTextOf({ message, lang, english = '' }: Sentence): ComputedText {
  return lang === 'en' ? computedText('', message) : computedText(message, english)
}
