import fc from 'fast-check'
import { expect } from 'vitest'
import type { PairsAction, PairsState } from '../pairs.ts'
import type { PairItem } from '../pairs-deck.ts'
import { textKey } from '../plain-text.ts'
import { optionKeys } from '../record-items.ts'
import { anyMedia, anyRecord, anyText } from './any-record.ts'
import type { Sample } from './contract.ts'

export const anyPairsRecord = anyRecord(
  fc.oneof(
    fc.record({
      answer: anyText,
      phrase: fc.record({ word: anyText, sound: anyMedia }),
      image: anyMedia,
      filter: fc.constantFrom(undefined, 10, 20),
    }),
    fc.constant({ filterList: [{ value: 10, description: 'De 1 à 10' }] }),
  ),
)

/** With sounds and pictures, which a comma-separated list cannot have. */
const pairsRecord = JSON.stringify(
  ['la vache', 'la poule', 'le coq', "l'oie", 'le mouton', 'le cochon', 'le canard', 'le chat'].map(
    (word, index) => ({
      answer: word,
      phrase: { word, sound: `${word}.mp3` },
      image: `${word}.svg`,
      filter: index < 6 ? 10 : 20,
    }),
  ),
)

/** Both formats of a pairs record. */
export const pairsForms = {
  data: 'le chat, le chien, la vache, la poule, le cheval, la chèvre, le mouton',
  otherForms: [pairsRecord],
}

export const pairsSample: Sample<PairsState, PairsAction> = {
  ...pairsForms,
  anyData: anyPairsRecord,
  next: firstUsefulTurn,
  anyTurn: fc.record({
    type: fc.constant('turn' as const),
    card: fc.oneof(fc.integer({ min: -1, max: 12 }), fc.double()),
  }),
  check({ open, found, cards, items, missed }) {
    expect(open.length).toBeLessThanOrEqual(2)
    for (const list of [open, found, missed]) expect(new Set(list).size).toBe(list.length)
    expect(open.every((place) => cards[place] !== undefined)).toBe(true)
    expect([...found, ...missed].every((item) => items[item] !== undefined)).toBe(true)
    const looks = items.flatMap(looksOf)
    expect(new Set(looks).size).toBe(looks.length)
  },
}

/** Everything that the cards of an item show or play. No two items may share any of it. */
function looksOf(item: PairItem): string[] {
  return [...new Set([...optionKeys(item), `word:${textKey(item.answer)}`])]
}

/** Turns any card that has not been found, then its partner. */
function firstUsefulTurn({ cards, open, found }: PairsState): PairsAction {
  const [first] = open
  const firstItem = first === undefined ? undefined : cards[first]?.item
  const card = cards.findIndex(
    ({ item }, place) =>
      !open.includes(place) && !found.includes(item) && (firstItem === undefined || item === firstItem),
  )
  return { type: 'turn', card }
}
