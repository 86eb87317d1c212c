import { describe, expect, it } from 'vitest'
import { gameSeeds } from '../games.ts'
import { wordsPageOf } from './words-page-of.ts'

describe('wordsPageOf', () => {
  it("derives the record's word page from the key of its menu row", () => {
    const others = gameSeeds.filter(
      ({ clientID, wordsPage }) => wordsPage !== null && wordsPageOf(clientID) !== wordsPage,
    )
    // The keys of these games name a scene, a rule or a place instead of a theme. Only the API knows their
    // page.
    expect([...new Set(others.map(({ kind }) => kind))].toSorted()).toEqual([
      'custom-matching',
      'drop',
      'grammar',
      'qui-dit-quoi',
    ])
  })

  it('returns null for a page key', () => {
    for (const key of ['Page_Home', 'Page_Grade5_Vocabulary_Cafe', '', 'Page_Admin_Pages'])
      expect(wordsPageOf(key)).toBeNull()
  })
})
