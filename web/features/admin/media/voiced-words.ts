import { wordsOf } from '../../../../content/site/page-words.ts'
import { type CatalogueWord, catalogue } from '../../../../content/words/catalogue.ts'
import { soundName } from '../../../../content/words/media-path.ts'
import type { VocabularyContent, VocabularyWord } from '../../../../domain/api/page.ts'

export interface VoicedWord extends CatalogueWord {
  /** True if a recording replaces the machine's voice. */
  isOwn: boolean
}

/** Words of the bank, one per voice: words that sound alike share a voice. */
export const bankWords: readonly CatalogueWord[] = onePerVoice(catalogue)

const bankWordsByVoice = new Map(bankWords.map((each) => [each.voice, each]))

/** Words of a page, one per voice. Skips words for which the page has its own sound. */
export function voicedWordsOf(content: VocabularyContent): CatalogueWord[] {
  return onePerVoice(wordsOf(content).flatMap((word) => voicedWord(word) ?? []))
}

/** Adds the words of the bank. */
export function withBankWords(words: readonly CatalogueWord[]): CatalogueWord[] {
  return onePerVoice([...words, ...bankWords])
}

function voicedWord(word: VocabularyWord): CatalogueWord | null {
  const voice = word.sound === null ? soundName(word.french) : BANK_SOUND.exec(word.sound)?.[1]
  if (!voice) return null
  return bankWordsByVoice.get(voice) ?? { voice, word, theme: '', grades: [] }
}

const BANK_SOUND = /^sounds\/([a-z0-9-]+)\.mp3$/

function onePerVoice(words: readonly CatalogueWord[]): CatalogueWord[] {
  return [...new Map(words.toReversed().map((each) => [each.voice, each])).values()].toReversed()
}
