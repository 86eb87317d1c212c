import type { VocabularyContent } from '../../domain/api/page.ts'
import type { ShownWord } from '../../domain/api/words.ts'
import { wordID } from '../../domain/learning/first-try.ts'
import { wordsOf } from './page-words.ts'

/** The words of a page that can be asked, with their ids. */
export function askableWords(content: VocabularyContent): Omit<ShownWord, 'page' | 'theme'>[] {
  return wordsOf(content).flatMap(({ french, english, image, sound, value }) => {
    const word = wordID({ word: french, sound })
    return word === null ? [] : [{ word, french, english: english || String(value ?? ''), image, sound }]
  })
}
