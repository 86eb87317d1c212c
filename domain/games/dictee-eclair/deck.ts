import { phraseSigns } from '../french-letters.ts'
import { type PairItem, type PairsDeck, parsePairsDeck } from '../pairs-deck.ts'
import { refuseTooFew } from '../record-items.ts'

export const DICTATION_WORDS = 10
const LEAST_WORDS = 2

/** The deck of a pairs game, without the words that have no letter to write. @throws {DeckFault} */
export function parseDictationDeck(data: string): PairsDeck {
  const deck = parsePairsDeck(data, { least: LEAST_WORDS, full: DICTATION_WORDS })
  const items = deck.items.filter(canBeWritten)
  const faults = deck.items
    .filter((item) => !canBeWritten(item))
    .map(({ word }) => `« ${word} » n'a pas de lettre à écrire.`)
  const writable = { ...deck, items, faults: [...deck.faults, ...faults] }
  refuseTooFew(writable, LEAST_WORDS, 'mots différents')
  return writable
}

function canBeWritten({ word }: PairItem): boolean {
  return phraseSigns(word, false).some(({ letter }) => letter !== null)
}
