import * as z from 'zod/mini'
import {
  CHEERS,
  GAME_OVER_MS,
  type GameItem,
  type GameOptions,
  type GameRules,
  isFinished,
  type Wait,
} from '../game.ts'
import { random } from '../random.ts'
import { type HiddenWord, hiddenWords, wordSearchBoard } from './board.ts'
import { parseWordSearchDeck, type WordSearchDeck } from './deck.ts'
import { MAX_WORDS } from './grid.ts'
import { cellKey } from './scan.ts'

export interface WordSearchState {
  /** `waiting`: for the board that the server makes. */
  phase: 'waiting' | 'playing' | 'cheering' | 'over'
  /** The record's words, of which the board holds some. */
  items: readonly GameItem[]
  /** `grid[y][x]` is one letter; empty while it is waited for. */
  grid: string[][]
  words: HiddenWord[]
  /** Keys of the cells that are selected, those of found words among them. */
  selected: string[]
  found: FoundWord[]
  cheer: string
}

interface FoundWord {
  /** The word's place in `words`. */
  word: number
  /** Keys of its cells, in the order of its letters. */
  path: string[]
}

/** The view lays the board that it was given; the player toggles letters; the clock finishes. */
const action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('lay'), board: wordSearchBoard }),
  z.object({ type: z.literal('toggle'), x: z.number(), y: z.number() }),
  z.object({ type: z.literal('finish') }),
])
export type WordSearchAction = z.infer<typeof action>

/**
 * Words hidden in a grid. A word is found when all letters of a straight line that spells it are selected,
 * in any order, be it where it was hidden or where it stands by chance. There is nothing to get wrong.
 */
export const wordSearch: GameRules<WordSearchDeck, WordSearchState, WordSearchAction> = {
  action,
  parseDeck: parseWordSearchDeck,
  init,
  step,
  wait,
  isOver: ({ phase }) => phase === 'over',
  progress: ({ found, words, items }) => ({
    done: found.length,
    total: words.length || Math.min(items.length, MAX_WORDS),
  }),
  cheer: (state) => (isFinished(state) ? state.cheer : null),
  completions: (state) => (isFinished(state) ? 1 : 0),
  missed: () => [],
}

function init({ items }: WordSearchDeck, { seed }: GameOptions): WordSearchState {
  const cheer = random(seed).pick(CHEERS)
  return { phase: 'waiting', items, grid: [], words: [], selected: [], found: [], cheer }
}

function step(state: WordSearchState, action: WordSearchAction): WordSearchState {
  switch (action.type) {
    case 'lay': {
      const words = state.phase === 'waiting' ? hiddenWords(action.board) : null
      return words ? { ...state, phase: 'playing', grid: action.board.grid, words } : state
    }
    case 'toggle':
      return canToggle(state, action.x, action.y) ? toggle(state, cellKey(action)) : state
    case 'finish':
      return state.phase === 'cheering' ? { ...state, phase: 'over' } : state
  }
}

/** A letter of a found word stays as it is. */
function canToggle({ phase, grid, found }: WordSearchState, x: number, y: number): boolean {
  const isThere = grid[y]?.[x] !== undefined
  return phase === 'playing' && isThere && !found.some(({ path }) => path.includes(cellKey({ x, y })))
}

function toggle(state: WordSearchState, key: string): WordSearchState {
  if (state.selected.includes(key)) {
    return { ...state, selected: state.selected.filter((other) => other !== key) }
  }
  const selected = [...state.selected, key]
  const found = [...state.found, ...newlyFound(state, selected)]
  return { ...state, selected, found, phase: found.length === state.words.length ? 'cheering' : 'playing' }
}

function newlyFound({ words, found }: WordSearchState, selected: readonly string[]): FoundWord[] {
  return words.flatMap(({ paths }, word) => {
    if (found.some((other) => other.word === word)) return []
    const path = paths.find((cells) => cells.every((cell) => selected.includes(cell)))
    return path ? [{ word, path }] : []
  })
}

function wait({ phase }: WordSearchState): Wait<WordSearchAction> | null {
  return phase === 'cheering' ? { ms: GAME_OVER_MS, action: { type: 'finish' } } : null
}
