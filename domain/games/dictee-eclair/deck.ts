import { withoutArticle } from '../../french.ts'
import type { DeckNote } from '../deck-note.ts'
import { phraseSigns } from '../french-letters.ts'
import { type PairsDeck, parsePairsDeck } from '../pairs-deck.ts'
import { refuseTooFew } from '../record-items.ts'

export const DICTATION_WORDS = 10
const LEAST_WORDS = 2
/** What is written for one word, in UTF-16 units. */
export const LONGEST_TEXT = 200

/** The deck of a pairs game, without the words that cannot be written. @throws {DeckFault} */
export function parseDictationDeck(data: string): PairsDeck {
  const deck = parsePairsDeck(data, { least: LEAST_WORDS, full: DICTATION_WORDS })
  const faultIn = ({ word }: { word: string }) => faultOf(toWrite(word, deck.isTiled))
  const writable = {
    ...deck,
    items: deck.items.filter((item) => faultIn(item) === null),
    faults: [...deck.faults, ...deck.items.flatMap((item) => faultIn(item) ?? [])],
  }
  refuseTooFew(writable, LEAST_WORDS, 'words')
  return writable
}

/** What is written of a word: from tiles it is put together without its article. */
export function toWrite(word: string, isTiled: boolean): string {
  return isTiled ? withoutArticle(word) : word
}

/** Why the word cannot be written; null where it can. */
function faultOf(word: string): DeckNote | null {
  if (word.length > LONGEST_TEXT) return { code: 'tooLongToWrite', word }
  const hasLetter = phraseSigns(word, false).some(({ letter }) => letter !== null)
  return hasLetter ? null : { code: 'noLetterToWrite', word }
}
