import { describe, expect, it } from 'vitest'
import { boardWithLayout, LAYOUTS_PER_LIST, layoutKey } from '../../domain/games/word-search/board-layouts.ts'
import { parseWordSearchDeck } from '../../domain/games/word-search/deck.ts'
import { MAX_WORDS } from '../../domain/games/word-search/grid.ts'
import { liesWithin, occurrences } from '../../domain/games/word-search/scan.ts'
import { gameSeeds } from '../games.ts'
import list from './board-layouts.json' with { type: 'json' }

const layouts: Readonly<Record<string, readonly string[]>> = list
const decks = gameSeeds
  .filter(({ kind }) => kind === 'word-search')
  .map(({ id, data }) => ({ id, ...parseWordSearchDeck(data) }))

function boardsOf(deck: (typeof decks)[number], seed = 1) {
  return (layouts[layoutKey(deck)] ?? []).map((layout) => {
    const board = boardWithLayout(deck, layout, seed)
    if (!board) throw new Error(`No letters fill ${layout} of ${deck.id}.`)
    return board
  })
}

describe('the layouts of shipped word searches (npm run board-layouts makes them)', () => {
  it('are eight different ones for each list of words, and for no other list', () => {
    expect(new Set(Object.keys(layouts))).toEqual(new Set(decks.map(layoutKey)))
    for (const each of Object.values(layouts)) expect(new Set(each).size).toBe(LAYOUTS_PER_LIST)
  })

  it('exceed their longest word in at most 5 % of the boards', () => {
    const boards = decks.flatMap((deck) => boardsOf(deck))
    const larger = boards.filter(
      ({ grid, words }) => grid.length > Math.max(...words.map(({ path }) => path.length)),
    )
    expect(larger.length / boards.length).toBeLessThanOrEqual(0.05)
  })

  it.each(decks)('hide the words of $id, each once', (deck) => {
    const boards = [1, 2].flatMap((seed) => boardsOf(deck, seed))
    for (const { grid, words } of boards) {
      expect(words).toHaveLength(Math.min(MAX_WORDS, deck.items.length))
      expect(grid.flat().every((letter) => letter !== '')).toBe(true)
      const paths = words.map(({ path }) => path)
      for (const { word, path } of words) {
        expect(path.map(({ x, y }) => grid[y]?.[x]).join('')).toBe(word)
        expect(occurrences(grid, [...word]).filter((found) => !liesWithin(found, paths))).toEqual([])
      }
    }
    const shown = new Set(boards.flatMap(({ words }) => words.map(({ original }) => original)))
    expect(shown).toEqual(new Set(deck.items.map(({ word }) => word)))
  })

  it('write no word backwards where the record says so', () => {
    const steps = decks
      .filter(({ forwardsOnly }) => forwardsOnly)
      .flatMap((deck) => boardsOf(deck))
      .flatMap(({ words }) => words.map(({ path: [first, second] }) => ({ first, second })))
    expect(steps.length).toBeGreaterThan(0)
    for (const { first, second } of steps) {
      expect(second?.x).toBeGreaterThanOrEqual(first?.x ?? Number.NaN)
      expect(second?.y).toBeGreaterThanOrEqual(first?.y ?? Number.NaN)
    }
  })
})
