import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentencesOf, whyRefused } from '../testing/sentences.ts'
import type { WordSearchBoard } from './board.ts'
import { tracedCells, type WordSearchAction, type WordSearchState, wordSearch } from './rules.ts'
import { cellKey } from './scan.ts'
import { boardOf, wordSearchSample } from './testing/sample.ts'

const word = (original: string, ...path: [x: number, y: number][]) => ({
  original,
  word: original.toUpperCase(),
  image: null,
  path: path.map(([x, y]) => ({ x, y })),
})
/** "chat" from the left, "été" from below, and a second "été" by chance. */
const board: WordSearchBoard = {
  grid: [
    ['C', 'H', 'A', 'T', 'É'],
    ['É', 'C', 'É', 'R', 'T'],
    ['S', 'T', 'T', 'M', 'É'],
    ['O', 'N', 'É', 'L', 'A'],
  ],
  words: [word('chat', [0, 0], [1, 0], [2, 0], [3, 0]), word('été', [2, 3], [2, 2], [2, 1])],
}
const fresh = () => wordSearch.init(wordSearch.parseDeck('chat, été'), { seed: 1 })
const play = (state: WordSearchState, ...actions: WordSearchAction[]) =>
  actions.reduce(wordSearch.step, state)
const start = () => play(fresh(), { type: 'lay', board })
const toggle = (x: number, y: number): WordSearchAction => ({ type: 'toggle', x, y })
const select = (state: WordSearchState, ...cells: [number, number][]) =>
  play(state, ...cells.map(([x, y]) => toggle(x, y)))
const trace = (from: [number, number], to: [number, number]): WordSearchAction => ({
  type: 'trace',
  from: { x: from[0], y: from[1] },
  to: { x: to[0], y: to[1] },
})
const CHAT: [number, number][] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
]

describe('the board of a word search', () => {
  it('is accepted once, and a second board is ignored', () => {
    expect(fresh().phase).toBe('waiting')
    expect(wordSearch.step(fresh(), toggle(0, 0))).toEqual(fresh())
    expect(start()).toMatchObject({ phase: 'playing', grid: board.grid })
    expect(wordSearch.step(start(), { type: 'lay', board })).toEqual(start())
  })

  it.each<[string, WordSearchBoard]>([
    ['without words', { ...board, words: [] }],
    [
      'with a word that is not at its place',
      { ...board, words: [word('chat', [0, 1], [1, 1], [2, 1], [3, 1])] },
    ],
    [
      'with a word that extends beyond it',
      { ...board, words: [word('chat', [0, 0], [1, 0], [2, 0], [9, 0])] },
    ],
    ['with an empty word', { ...board, words: [word('')] }],
  ])('is refused %s', (_what, broken) => {
    const state = fresh()
    expect(wordSearch.step(state, { type: 'lay', board: broken })).toBe(state)
  })
})

describe('selecting letters', () => {
  it('finds a word when all its letters are selected, in any order', () => {
    const state = select(start(), [3, 0], [0, 0], [2, 0])
    expect(state.found).toEqual([])
    expect(select(state, [1, 0]).found).toEqual([{ word: 0, path: ['0,0', '1,0', '2,0', '3,0'] }])
  })

  it('deselects a selected letter, unless it belongs to a found word', () => {
    expect(select(start(), [0, 0], [0, 0]).selected).toEqual([])
    const found = select(start(), ...CHAT)
    expect(wordSearch.step(found, toggle(1, 0))).toBe(found)
  })

  it('finds a word that occurs a second time by chance', () => {
    const state = select(start(), [4, 0], [4, 1], [4, 2])
    expect(state.found.map(({ word, path }) => [word, path.toSorted()])).toEqual([[1, ['4,0', '4,1', '4,2']]])
  })

  it('ignores extra selected letters and deselects them with the word', () => {
    const state = select(start(), [4, 0], ...CHAT)
    expect(state.found).toHaveLength(1)
    expect(state.selected).toEqual([])
  })

  it('keeps only letters in line with the last one, dropping the oldest first', () => {
    expect(select(start(), [0, 3], [1, 3]).selected).toEqual(['0,3', '1,3'])
    expect(select(start(), [0, 3], [1, 3], [4, 2]).selected).toEqual(['4,2'])
    expect(select(start(), [0, 2], [0, 0], [1, 0]).selected).toEqual(['0,0', '1,0'])
  })

  it.each([
    ['a cell left of the grid', -1, 0],
    ['a cell below the grid', 0, 4],
    ['half a cell', 0.5, 0],
    ['no number', Number.NaN, 0],
  ])('ignores %s', (_what, x, y) => {
    const state = start()
    expect(wordSearch.step(state, toggle(x, y))).toBe(state)
  })
})

describe('tracing a line', () => {
  it.each([
    ['from its first letter to its last', trace([0, 0], [3, 0])],
    ['from its last letter to its first', trace([3, 0], [0, 0])],
    ['traced at a slight angle', trace([0, 0], [3, 1])],
  ])('finds a word %s', (_how, action) => {
    const state = play(start(), action)
    expect(state.found).toEqual([{ word: 0, path: ['0,0', '1,0', '2,0', '3,0'] }])
    expect(state.selected).toEqual([])
  })

  it('finds a word that occurs a second time by chance', () => {
    expect(play(start(), trace([4, 2], [4, 0])).found).toMatchObject([{ word: 1 }])
  })

  it.each([
    ['too short', trace([0, 0], [2, 0])],
    ['too long', trace([0, 0], [4, 0])],
    ['of other letters', trace([0, 3], [3, 3])],
    ['from outside', trace([-1, 0], [3, 0])],
    ['from half a cell', trace([0.5, 0], [3, 0])],
  ])('clears the selection for a line %s', (_what, action) => {
    const tapped = select(start(), [0, 3], [1, 3])
    expect(play(tapped, action)).toMatchObject({ found: [], selected: [] })
    const state = start()
    expect(wordSearch.step(state, action)).toBe(state)
  })

  it('does nothing for a word that was already found', () => {
    const found = play(start(), trace([0, 0], [3, 0]))
    expect(wordSearch.step(found, trace([0, 0], [3, 0]))).toBe(found)
  })

  it.each<[string, [number, number], [number, number], string[]]>([
    ['to the right', [0, 1], [2, 1], ['0,1', '1,1', '2,1']],
    ['to the left and a little down', [3, 0], [0, 1], ['3,0', '2,0', '1,0', '0,0']],
    ['upwards', [1, 3], [1, 1], ['1,3', '1,2', '1,1']],
    ['in the nearest of eight directions', [0, 0], [2, 3], ['0,0', '1,1', '2,2', '3,3']],
    ['to the edge of the grid', [3, 1], [9, 1], ['3,1', '4,1']],
    ['beyond any edge', [0, 0], [1e12, 1e12], ['0,0', '1,1', '2,2', '3,3']],
    ['nowhere', [2, 2], [2, 2], ['2,2']],
  ])('selects the cells %s', (_where, [x, y], [toX, toY], cells) => {
    expect(tracedCells(board, { x, y }, { x: toX, y: toY }).map(cellKey)).toEqual(cells)
  })

  it('is restored by replaying the stored actions', () => {
    const storedActions = [
      { type: 'lay', board },
      toggle(0, 0),
      trace([0, 0], [3, 0]),
      toggle(2, 3),
      toggle(2, 2),
    ]
    const read: unknown[] = JSON.parse(JSON.stringify(storedActions))
    const state = read.map((each) => wordSearch.action.parse(each)).reduce(wordSearch.step, fresh())
    expect(state).toMatchObject({ found: [{ word: 0 }], selected: ['2,3', '2,2'] })
  })
})

describe('the end of a word search', () => {
  it('is reached with the last word: it shows a cheer for two and a half seconds and counts once', () => {
    const state = select(start(), ...CHAT, [2, 3], [2, 2], [2, 1])
    expect(state.phase).toBe('cheering')
    expect(wordSearch.completions(state)).toBe(1)
    expect(wordSearch.wait(state)).toEqual({ ms: 2500, action: { type: 'finish' } })
    expect(wordSearch.isOver(play(state, { type: 'finish' }))).toBe(true)
  })

  it('can be reached on every board of the server, whatever the order of the letters', () => {
    const deck = wordSearch.parseDeck(wordSearchSample.data)
    fc.assert(
      fc.property(fc.nat({ max: 500 }), fc.infiniteStream(fc.nat()), (seed, order) => {
        const made = boardOf(deck.items, seed)
        const laid = play(wordSearch.init(deck, { seed }), { type: 'lay', board: made })
        const last = made.words.reduce((state, { path }) => {
          const ranked = path.map((cell) => ({ cell, rank: order.next().value ?? 0 }))
          const shuffled = ranked.toSorted((a, b) => a.rank - b.rank)
          return play(state, ...shuffled.map(({ cell }) => toggle(cell.x, cell.y)))
        }, laid)
        expect(last.phase).toBe('cheering')
        const traced = made.words.map(({ path }) => {
          const [first = { x: -1, y: -1 }, end = first] = [path[0], path.at(-1)]
          return trace([first.x, first.y], [end.x, end.y])
        })
        expect(play(laid, ...traced).phase).toBe('cheering')
      }),
      { numRuns: 40 },
    )
  })
})

describe('parseWordSearchDeck', () => {
  it('reads words with pictures, and lists', () => {
    expect(wordSearch.parseDeck('[{"word":"chat","image":"chat.svg"}]')).toMatchObject({
      items: [{ word: 'chat', image: 'chat.svg', sound: null }],
      warnings: [{ code: 'fewForWholeGame', count: 1, full: 8, what: 'words' }],
    })
    expect(wordSearch.parseDeck('[{"forwardsOnly":true},{"word":"chat"}]')).toMatchObject({
      items: [{ word: 'chat' }],
      forwardsOnly: true,
      faults: [],
    })
    expect(wordSearch.parseDeck('chat').forwardsOnly).toBe(false)
    expect(wordSearch.parseDeck("chat,\r\nl'oie").items.map((item) => item.word)).toEqual(['chat', "l'oie"])
  })

  it('excludes words that fit into no grid, and duplicates by their letters', () => {
    const deck = wordSearch.parseDeck(`chat, 🐱, ${'x'.repeat(80)}, à, porte-clé, porte clé`)
    expect(deck.items.map((item) => item.word)).toEqual(['chat', 'porte-clé'])
    expect(deck.faults).toHaveLength(3)
    expect(sentencesOf(deck.faults)[0]).toBe(
      "Élément 2 : ne tient pas dans une grille : « 🐱 » a d'autres signes que des lettres.",
    )
    expect(deck.warnings[0]).toEqual({ code: 'likeAnother', words: ['porte clé'] })
  })

  it.each([
    ['nothing', '', 'Il faut au moins 1 mot.'],
    [
      'one letter',
      'a',
      /^Il faut au moins 1 mot\. Élément 1 : ne tient pas dans une grille : .* moins de 2 lettres/,
    ],
  ])('refuses %s and says why', (_what, data, message) => {
    expect(whyRefused(() => wordSearch.parseDeck(data))).toMatch(message)
  })
})
