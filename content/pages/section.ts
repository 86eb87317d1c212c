import type { VocabularyContent } from '../../domain/api/page.ts'
import { wordOf } from '../words/bank.ts'
import { vocabularyWordOf } from '../words/word.ts'

/** A titled list of words of the bank, named as they are written: `section('À la ferme', 'la vache')`. */
export function section(title: string, ...written: string[]): VocabularyContent['sections'][number] {
  return { title, words: written.map((each) => vocabularyWordOf(wordOf(each))) }
}
