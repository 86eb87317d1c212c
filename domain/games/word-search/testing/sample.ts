import fc from 'fast-check'
import { expect } from 'vitest'
import { anyMedia, anyRecord, anyText } from '../../testing/any-record.ts'
import type { Sample } from '../../testing/contract.ts'
import type { WordSearchBoard } from '../board.ts'
import { BOARD_FORM } from '../board-form.ts'
import { makeWordSearch } from '../grid.ts'
import { foundCells, type WordSearchAction, type WordSearchState } from '../rules.ts'
import { areInLine, cellKey } from '../scan.ts'

const anyCell = fc.record({
  x: fc.oneof(fc.integer({ min: -1, max: 12 }), fc.double()),
  y: fc.integer({ min: -1, max: 12 }),
})

export const wordSearchSample: Sample<WordSearchState, WordSearchAction> = {
  data: "chat, chien, vache, poule, cheval, chèvre, l'oie, arc-en-ciel",
  otherForms: ['[{"forwardsOnly":true},{"word":"chat"},{"word":"chien","image":"chien.svg"}]'],
  anyData: anyRecord(
    fc.oneof(
      { weight: 9, arbitrary: fc.record({ word: anyText, image: anyMedia }) },
      fc.record({ forwardsOnly: fc.boolean() }),
    ),
  ),
  next: nextLetter,
  anyTurn: fc.oneof(
    fc.constantFrom<WordSearchAction>(
      { type: 'lay', board: brokenBoard() },
      {
        type: 'lay',
        board: boardOf([
          { word: 'chat', image: null },
          { word: 'été', image: null },
        ]),
      },
    ),
    {
      weight: 9,
      arbitrary: anyCell.map((cell) => ({ type: 'toggle' as const, ...cell })),
    },
    {
      weight: 5,
      arbitrary: fc.record({ type: fc.constant('trace' as const), from: anyCell, to: anyCell }),
    },
  ),
  check(state) {
    const { phase, grid, words, selected, found } = state
    const cells = new Set(grid.flatMap((row, y) => row.map((_, x) => cellKey({ x, y }))))
    expect(selected.every((key) => cells.has(key))).toBe(true)
    expect(new Set(selected).size).toBe(selected.length)
    expect(new Set(found.map(({ word }) => word)).size).toBe(found.length)
    expect(selected.some((key) => foundCells(state).has(key))).toBe(false)
    expect(areInLine(selected)).toBe(true)
    expect(phase === 'cheering' || phase === 'over').toBe(words.length > 0 && found.length === words.length)
  },
}

/** A board of some words, as the server makes it. */
export function boardOf(words: readonly { word: string; image: string | null }[], seed = 1): WordSearchBoard {
  return makeWordSearch(words, { ...BOARD_FORM, forwardsOnly: false, seed })
}

/** Lays a board, then selects the next letter of the first word that is not found. */
function nextLetter(state: WordSearchState): WordSearchAction {
  const { phase, items, words, found, selected } = state
  if (phase === 'waiting') return { type: 'lay', board: boardOf(items) }
  const open = words.find((_, word) => !found.some((other) => other.word === word))
  const [x = -1, y = -1] =
    open?.paths[0]
      ?.find((key) => !selected.includes(key) && !foundCells(state).has(key))
      ?.split(',')
      .map(Number) ?? []
  return { type: 'toggle', x, y }
}

function brokenBoard(): WordSearchBoard {
  return { grid: [['A']], words: [{ word: 'AB', original: 'ab', image: null, path: [{ x: 0, y: 0 }] }] }
}
