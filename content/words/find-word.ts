import type { VocabularyWord } from '../../domain/api/page.ts'
import { withoutArticle } from '../../domain/french.ts'
import { textKey } from '../../domain/games/plain-text.ts'
import { bank } from './bank.ts'
import { vocabularyWordOf, type Word } from './word.ts'

/**
 * The bank word for a teacher's input. If the input has no article, the bank's is added: "la vache" for
 * "vache". If it has a different one ("une vache"), the input is kept and only the picture is used, because
 * the sound would have other words. Undefined if the bank lacks the word.
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

/**
 * Bank words by text. Of several words with the same text the first one counts; whole texts take precedence
 * over texts without article.
 */
const byText = new Map<string, Word>()
for (const textOf of [(word: Word) => vocabularyWordOf(word).french, (word: Word) => word.french]) {
  for (const word of bank) {
    const key = keyOf(textOf(word))
    if (!byText.has(key)) byText.set(key, word)
  }
}
