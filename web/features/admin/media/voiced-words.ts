import { wordsOf } from '../../../../content/page-words.ts'
import { type CatalogueWord, catalogue } from '../../../../content/words/catalogue.ts'
import { soundName } from '../../../../content/words/media-path.ts'
import type { VocabularyContent, VocabularyWord } from '../../../../domain/api/page.ts'

export interface VoicedWord extends CatalogueWord {
  /** It has a recording of its own. */
  isOwn: boolean
}

/** Words that are said alike have one voice. */
export const sayings: readonly CatalogueWord[] = byVoice(catalogue)

const ofBank = new Map(sayings.map((each) => [each.voice, each]))

/** What is said on a page. Words to which the page itself gives a sound of the teacher's take no other voice. */
export function sayingsOf(content: VocabularyContent): CatalogueWord[] {
  return byVoice(wordsOf(content).flatMap((word) => sayingOf(word) ?? []))
}

/** These, and all of the bank besides. */
export function withSayings(words: readonly CatalogueWord[]): CatalogueWord[] {
  return byVoice([...words, ...sayings])
}

function sayingOf(word: VocabularyWord): CatalogueWord | null {
  const voice = word.sound === null ? soundName(word.french) : BANK_SOUND.exec(word.sound)?.[1]
  if (!voice) return null
  return ofBank.get(voice) ?? { voice, word, theme: '', grades: [] }
}

const BANK_SOUND = /^sounds\/([a-z0-9-]+)\.mp3$/

function byVoice(words: readonly CatalogueWord[]): CatalogueWord[] {
  return [...new Map(words.toReversed().map((each) => [each.voice, each])).values()].toReversed()
}
