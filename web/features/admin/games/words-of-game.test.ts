import { describe, expect, it } from 'vitest'
import { isMadeOfWords, newKinds, recordOfWords } from '../../../../content/games/new-game.ts'
import { checkRecord } from '../../../../domain/games/check-record.ts'
import { newGameDraft } from './game-draft.ts'
import { findKnownWord, readWords } from './read-words.ts'
import { wordsOfGame } from './words-of-game.ts'

const own = [{ french: 'le coquillage', english: 'shell', image: null, sound: null }]
const words = readWords('la vache\nle cheval\nle coquillage = shell\nla poule\nle canard', own)
const taken = { clientIDs: new Set<string>(), ids: new Set<string>() }
/** All kinds made of words, except those whose items are figures (numbers) or articles (grammar). */
const kinds = newKinds.filter((kind) => isMadeOfWords(kind) && kind !== 'numbers' && kind !== 'grammar')

describe('wordsOfGame', () => {
  it.each(kinds.flatMap((from) => kinds.map((to) => [from, to] as const)))(
    'returns words with English, picture and sound from a %s game, from which a %s game can be made',
    (from, to) => {
      const game = { kind: from, grade: 4, title: 'La ferme' } as const
      const draft = newGameDraft(game, recordOfWords(from, words, 4) ?? '', taken)
      const found = wordsOfGame(draft, (french) => findKnownWord(french, own))
      expect(found).toEqual(
        words.map(({ french, english, image, sound }) => ({ french, english, image, sound })),
      )
      expect(checkRecord(to, recordOfWords(to, found, 4) ?? '').faults).toEqual([])
    },
  )

  it('returns an empty list for a game that is not made of words', () => {
    const draft = newGameDraft({ kind: 'comprehension', grade: 4, title: 'Lire' }, '[]', taken)
    expect(wordsOfGame(draft, () => undefined)).toEqual([])
  })
})
