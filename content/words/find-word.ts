import type { VocabularyWord } from '../../domain/api/page.ts'
import { withoutArticle } from '../../domain/french.ts'
import { textKey } from '../../domain/games/plain-text.ts'
import { bank } from './bank.ts'
import { vocabularyWordOf, type Word } from './word.ts'

/**
 * The word of the bank that a teacher means. Without an article it is the bank's own, "la vache" for "vache"; with
 * another one ("une vache") it stays as it was typed and has the picture alone, since the sound says other words.
 * Undefined where the bank does not have it.
 */
export function findWord(typed: string): VocabularyWord | undefined {
  const written = keyOf(typed)
  const bare = withoutArticle(written)
  const word = byText.get(written) ?? byText.get(bare)
  if (!word) return
  const found = vocabularyWordOf(word)
  return byText.has(written) ? found : { ...found, french: typed.trim(), sound: null }
}

/** Few keyboards have œ and æ: "le coeur" is "le cœur". */
function keyOf(text: string): string {
  return textKey(text).replaceAll('œ', 'oe').replaceAll('æ', 'ae')
}

/** Where one text has two meanings, the first of the bank; a whole text comes before a part of one. */
const byText = new Map<string, Word>()
for (const textsOf of [wholeTexts, bareTexts]) {
  for (const word of bank) {
    for (const text of textsOf(word)) if (!byText.has(text)) byText.set(text, word)
  }
}

function wholeTexts(word: Word): string[] {
  return [keyOf(vocabularyWordOf(word).french)]
}

function bareTexts(word: Word): string[] {
  return [keyOf(word.french)]
}
