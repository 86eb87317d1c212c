import * as z from 'zod/mini'
import { type VocabularyContent, vocabularyContent } from '../../domain/api/page.ts'

/** @throws {ZodError} where the content is of no form that the site knows. */
export function parseVocabulary(content: unknown): VocabularyContent {
  return z.parse(vocabularyContent, content)
}
