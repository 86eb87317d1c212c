import { describe, expect, it } from 'vitest'
import { cellKey, occurrences, spells } from '../games/word-search/scan.ts'
import { copySeed } from './address.ts'
import { bingoCards, bingoLines } from './bingo.ts'
import { fitText, widthInEm } from './fit-text.ts'
import { articleOf, isSentence, itemsFor, type PaperItem, sheetKindOf } from './kinds.ts'
import {
  backsOf,
  createColouring,
  dominoes,
  fillPages,
  mixUp,
  monthWeeks,
  sentencePieces,
  wordGrids,
} from './sheets.ts'

const NAMES = `vache cheval mouton poule canard lapin chien chat souris tortue lion tigre singe girafe zèbre ours
renard loup hibou grenouille abeille fourmi papillon araignée poisson requin baleine dauphin pingouin perroquet`
const ITEMS = NAMES.split(/\s+/).map(
  (name): PaperItem => ({
    ...{ word: name, french: `le ${name}`, english: name, image: null, page: 'Page_X', theme: 'Les animaux' },
  }),
)
const SEEDS = Array.from({ length: 40 }, (_, place) => copySeed(48213, place))

describe('bingoCards', () => {
  it('makes different cards from words of the list, and each can win', () => {
    for (const count of [5, 8, 9, 12, 16, 25, 30]) {
      const items = ITEMS.slice(0, count)
      for (const seed of SEEDS.slice(0, 10)) {
        const cards = bingoCards(items, { seed, sizes: new Array<number>(40).fill(count) })
        expect(new Set(cards.map((card) => card.map(({ word }) => word).join())).size).toBe(40)
        for (const card of cards) {
          expect(new Set(card).size).toBe(card.length)
          expect(card.every((item) => items.includes(item))).toBe(true)
          const side = Math.sqrt(card.length)
          expect(bingoLines(card).every((line) => line.length === side)).toBe(true)
        }
      }
    }
  })

  it('gives each card different words if there are enough', () => {
    const cards = bingoCards(ITEMS, { seed: 1, sizes: new Array<number>(30).fill(30) })
    expect(
      new Set(
        cards.map((card) =>
          card
            .map(({ word }) => word)
            .sort()
            .join(),
        ),
      ).size,
    ).toBe(30)
  })

  it('depends on the seed', () => {
    const made = (seed: number) => bingoCards(ITEMS, { seed, sizes: [30, 30] })
    expect(made(7)).toEqual(made(7))
    expect(made(7)).not.toEqual(made(8))
  })
})

describe('wordGrids', () => {
  it.each([1, 3, 4, 5, 6] as const)(
    'hides every word once, at the position in the answer key, in grade %i',
    (grade) => {
      for (const seed of SEEDS.slice(0, 8)) {
        const grids = wordGrids(ITEMS, { seed, grade })
        expect(grids.flatMap(({ words }) => words)).toHaveLength(ITEMS.length)
        for (const { grid, words } of grids)
          for (const { word, path } of words) {
            const [first, second] = path
            if (!first || !second) throw new Error('A path is too short.')
            const direction = { x: second.x - first.x, y: second.y - first.y }
            expect(spells(grid, first, direction, [...word])).toBe(true)
            expect(occurrences(grid, [...word]).map((found) => found.map(cellKey).sort())).toContainEqual(
              path.map(cellKey).sort(),
            )
            if (grade < 5) expect(direction.x >= 0 && direction.y >= 0).toBe(true)
          }
      }
    },
  )
})

it('fills pages in order without exceeding the page height, except for a taller part', () => {
  const heights = [40, 30, 20, 60, 90, 10, 120]
  const pages = fillPages(heights, { page: 100, heightOf: (height) => height })
  expect(pages).toEqual([[40, 30, 20], [60], [90, 10], [120]])
})

it('mirrors the backs of the cards row by row', () => {
  expect(backsOf([1, 2, 3, 4, 5], 2)).toEqual([2, 1, 4, 3, null, 5])
})

it('joins dominoes into one chain, with every word once on each side', () => {
  for (const seed of SEEDS) {
    const pieces = dominoes(ITEMS, seed)
    const [first] = pieces
    let piece = first
    for (let step = 0; step < ITEMS.length; step++) piece = pieces.find(({ start }) => start === piece?.end)
    expect(piece).toBe(first)
    expect(new Set(pieces.map(({ start }) => start)).size).toBe(ITEMS.length)
  }
})

it('leaves no item in its position when it shuffles two or more', () => {
  for (const seed of SEEDS)
    for (let count = 2; count <= 8; count++) {
      const items = ITEMS.slice(0, count)
      const mixed = mixUp(items, seed)
      expect(new Set(mixed)).toEqual(new Set(items))
      expect(mixed.filter((item, place) => item === items[place])).toEqual([])
    }
})

it('splits a sentence into its words, with punctuation attached to them', () => {
  expect(sentencePieces('Est-ce que tu aimes « la pizza » ?', 3).sort()).toEqual(
    ['Est-ce', 'aimes', '« la', 'pizza » ?', 'que', 'tu'].sort(),
  )
})

it('lists the days of a month by week, from Sunday', () => {
  expect(monthWeeks('2026-11')[0]).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(monthWeeks('2026-12').at(0)).toEqual([null, null, 1, 2, 3, 4, 5])
  expect(monthWeeks('2026-12').at(-1)).toEqual([27, 28, 29, 30, 31, null, null])
  expect(
    monthWeeks('2027-02')
      .flat()
      .filter((day) => day !== null),
  ).toHaveLength(28)
})

it('colours a picture with at most two words per colour', () => {
  for (const seed of SEEDS)
    for (const count of [3, 4, 12]) {
      const { key, cells } = createColouring(ITEMS.slice(0, count), seed)
      expect(key.length).toBeLessThanOrEqual(8)
      expect(cells.flat()).toHaveLength(49)
      expect(cells.flat().every((item) => key.some((each) => each.item === item))).toBe(true)
    }
})

it('detects articles and sentences, and selects the words that fit a kind of sheet', () => {
  expect(["l'oie", 'Les amis', 'la vache', 'lent'].map(articleOf)).toEqual(["l'", 'les', 'la', null])
  expect(['Il neige.', 'Il fait chaud.', 'la salle de bain'].map(isSentence)).toEqual([false, true, false])
  const word = (french: string): PaperItem => ({
    ...{ word: french, french, english: '', image: null, page: null, theme: '' },
  })
  const items = ['la vache', 'Il fait chaud.', 'grand, grande', '12 🐱'].map(word)
  const usable = (id: Parameters<typeof sheetKindOf>[0]) =>
    itemsFor(sheetKindOf(id), items).map(({ french }) => french)
  expect(usable('mots-caches')).toEqual(['la vache', 'grand, grande'])
  expect(usable('articles')).toEqual(['la vache'])
  expect(usable('phrases')).toEqual(['Il fait chaud.'])
  expect(usable('relier')).toEqual([])
  for (const cue of [{ english: 'cow' }, { image: 'pictures/cow.svg' }])
    expect(itemsFor(sheetKindOf('relier'), [{ ...word('la vache'), ...cue }])).toHaveLength(1)
})

it('treats capitals as wider than small letters', () => {
  expect(widthInEm('LE CHASSE-MOUSTIQUES')).toBeGreaterThan(1.2 * widthInEm('le chasse-moustiques'))
})

it('shrinks long texts, and never enlarges any', () => {
  const box = { width: 40, height: 12, max: 20 }
  expect(fitText('le chat', box)).toBe(20)
  expect(fitText('les montagnes russes et la grande roue', box)).toBeLessThan(14)
  expect(fitText('la Saint-Jean-Baptiste', { width: 23, height: 19, max: 12 })).toBeGreaterThan(8)
  const narrow = { width: 30, height: 40, max: 20 }
  expect(fitText('le carnivore\u00a0:', narrow)).toBeLessThan(fitText('le carnivore :', narrow))
})
