import { describe, expect, it } from 'vitest'
import { isMadeOfWords, newKinds, recordOfWords } from '../../../../content/games/new-game.ts'
import { checkRecord } from '../../../../domain/games/check-record.ts'
import { draftOfNew } from './game-draft.ts'
import { findKnownWord, readWords } from './read-words.ts'
import { wordsOfGame } from './words-of-game.ts'

const own = [{ french: 'le coquillage', english: 'shell', image: null, sound: null }]
const words = readWords('la vache\nle cheval\nle coquillage = shell\nla poule\nle canard', own)
const taken = { clientIDs: new Set<string>(), ids: new Set<string>() }
/** A game of numbers asks for figures, one of grammar for articles. */
const kinds = newKinds.filter((kind) => isMadeOfWords(kind) && kind !== 'numbers' && kind !== 'grammar')

describe('the list of a game', () => {
  it.each(kinds.flatMap((from) => kinds.map((to) => [from, to] as const)))(
    'of the kind %s makes one of %s, with its words, English, pictures and sounds',
    (from, to) => {
      const game = { kind: from, grade: 4, title: 'La ferme' } as const
      const draft = draftOfNew(game, recordOfWords(from, words, 4) ?? '', taken)
      const found = wordsOfGame(draft, (french) => findKnownWord(french, own))
      expect(found).toEqual(
        words.map(({ french, english, image, sound }) => ({ french, english, image, sound })),
      )
      expect(checkRecord(to, recordOfWords(to, found, 4) ?? '').faults).toEqual([])
    },
  )

  it('is empty where the game is not made of words', () => {
    const draft = draftOfNew({ kind: 'comprehension', grade: 4, title: 'Lire' }, '[]', taken)
    expect(wordsOfGame(draft, () => undefined)).toEqual([])
  })
})
