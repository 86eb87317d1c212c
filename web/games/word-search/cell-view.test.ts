import { expect, it } from 'vitest'
import type { WordSearchBoard } from '../../../domain/games/word-search/board.ts'
import { type WordSearchState, wordSearch } from '../../../domain/games/word-search/rules.ts'
import { announcement, cellViews, strokes } from './cell-view.ts'

const board: WordSearchBoard = {
  grid: [
    ['L', 'E', 'T', 'S'],
    ['A', 'T', 'U', 'É'],
    ['C', 'R', 'O', 'T'],
    ['N', 'E', 'P', 'É'],
  ],
  words: [
    {
      word: 'LAC',
      original: 'le lac',
      image: null,
      path: [
        { x: 0, y: 0 },
        { x: 0, y: 1 },
        { x: 0, y: 2 },
      ],
    },
    {
      word: 'ÉTÉ',
      original: "l'été",
      image: null,
      path: [
        { x: 3, y: 1 },
        { x: 3, y: 2 },
        { x: 3, y: 3 },
      ],
    },
  ],
}
const waiting = wordSearch.init(wordSearch.parseDeck('lac, été'), { seed: 1 })
const start = wordSearch.step(waiting, { type: 'lay', board })
const toggle = (state: WordSearchState, x: number, y: number) =>
  wordSearch.step(state, { type: 'toggle', x, y })
const half = toggle(toggle(start, 0, 0), 0, 1)
const found = toggle(half, 0, 2)

it('gives every cell its letter, row and column as its name', () => {
  expect(cellViews(waiting, [])).toEqual([])
  expect(cellViews(start, [])[7]).toEqual({
    id: '3,1',
    letter: 'É',
    name: 'É, rangée 2, colonne 4',
    look: 'plain',
  })
  expect(cellViews(half, half.selected)[4]).toMatchObject({
    name: 'A, rangée 2, colonne 1',
    look: 'selected',
  })
  expect(cellViews(found, ['0,0', '3,3'])[8]).toMatchObject({
    name: 'C, rangée 3, colonne 1, trouvée',
    look: 'found',
  })
  expect(cellViews(found, ['0,0', '3,3']).map(({ look }) => look)).toEqual(
    Array.from({ length: 16 }, (_, place) =>
      place % 4 === 0 && place < 12 ? 'found' : place === 15 ? 'selected' : 'plain',
    ),
  )
})

it('draws a line over a found word', () => {
  expect(strokes(half)).toEqual([])
  expect(strokes(found)).toEqual([{ word: 0, x1: 0.5, y1: 0.5, x2: 0.5, y2: 2.5 }])
})

it('announces a found word', () => {
  expect(announcement(half)).toBe('')
  expect(announcement(found)).toBe('Trouvé : le lac. 1 sur 2.')
  expect(announcement(toggle(found, 2, 0))).toBe(announcement(found))
})
