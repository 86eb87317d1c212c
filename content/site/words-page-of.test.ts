import { describe, expect, it } from 'vitest'
import { gameSeeds } from '../games.ts'
import { wordsPageOf } from './words-page-of.ts'

describe('wordsPageOf', () => {
  it("derives a record's word page from its key, except for kinds whose keys name no theme", () => {
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

  it('returns null for the key of a page', () => {
    for (const key of ['Page_Home', 'Page_Grade5_Vocabulary_Cafe', '', 'Page_Admin_Pages'])
      expect(wordsPageOf(key)).toBeNull()
  })
})
