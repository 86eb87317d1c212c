import { withoutArticle } from '../../french.ts'
import type { DeckNote } from '../deck-note.ts'
import { phraseSigns } from '../french-letters.ts'
import { type PairsDeck, parsePairsDeck } from '../pairs-deck.ts'
import { refuseTooFew } from '../record-items.ts'

export const DICTATION_WORDS = 10
const MIN_WORDS = 2
/** Maximum length of an answer, in UTF-16 units. */
export const MAX_TEXT_LENGTH = 200

/** A pairs deck without words that cannot be written. @throws {DeckFault} */
export function parseDictationDeck(data: string): PairsDeck {
  const deck = parsePairsDeck(data, { least: MIN_WORDS, full: DICTATION_WORDS })
  const faultIn = ({ word }: { word: string }) => faultOf(textToWrite(word, deck.isTiled))
  const writable = {
    ...deck,
    items: deck.items.filter((item) => faultIn(item) === null),
    faults: [...deck.faults, ...deck.items.flatMap((item) => faultIn(item) ?? [])],
  }
  refuseTooFew(writable, MIN_WORDS, 'words')
  return writable
}

/** The text to write for a word. With tiles the article is omitted. */
export function textToWrite(word: string, isTiled: boolean): string {
  return isTiled ? withoutArticle(word) : word
}

/** Why the word cannot be written, or null. */
function faultOf(word: string): DeckNote | null {
  if (word.length > MAX_TEXT_LENGTH) return { code: 'tooLongToWrite', word }
  const hasLetter = phraseSigns(word, false).some(({ letter }) => letter !== null)
  return hasLetter ? null : { code: 'noLetterToWrite', word }
}
