import type { VocabularyWord } from '../../domain/api/page.ts'
import { withoutArticle } from '../../domain/french.ts'
import { textKey } from '../../domain/games/plain-text.ts'
import { bank } from './bank.ts'
import { vocabularyWordOf, type Word } from './word.ts'

/**
 * The bank word for a teacher's input. Without an article, the bank's is added: "la vache" for "vache". With
 * another one ("une vache") the input is kept with the picture only, because the sound would have other
 * words. Undefined if the bank lacks the word.
 */
export function findWord(typed: string): VocabularyWord | undefined {
  const written = keyOf(typed)
  const bare = withoutArticle(written)
  const word = byText.get(written) ?? byText.get(bare)
  if (!word) return
  const found = vocabularyWordOf(word)
  return byText.has(written) ? found : { ...found, french: typed.trim(), sound: null }
}

/** Treats "oe" and "ae" like œ and æ, which few keyboards have: "le coeur" finds "le cœur". */
function keyOf(text: string): string {
  return textKey(text).replaceAll('œ', 'oe').replaceAll('æ', 'ae')
}

/** If a text has several meanings, the bank's first one; whole texts take precedence over parts. */
const byText = new Map<string, Word>()
for (const textOf of [(word: Word) => vocabularyWordOf(word).french, (word: Word) => word.french]) {
  for (const word of bank) {
    const key = keyOf(textOf(word))
    if (!byText.has(key)) byText.set(key, word)
  }
}
