import * as z from 'zod/mini'
import { type FirstTry, firstTries } from '../../learning/first-try.ts'
import {
  CHEERS,
  GAME_OVER_MS,
  type GameItem,
  type GameOptions,
  type GameRules,
  isFinished,
  type Wait,
} from '../game.ts'
import { answerSounds, type GameSounds } from '../game-sounds.ts'
import { random } from '../random.ts'
import { type HiddenWord, hiddenWords, wordSearchBoard } from './board.ts'
import { MAX_WORDS } from './board-form.ts'
import { parseWordSearchDeck, type WordSearchDeck } from './deck.ts'
import { areInLine, type Cell, cellKey, lineOf } from './scan.ts'

export interface WordSearchState {
  /** `waiting`: the board has not arrived from the server. */
  phase: 'waiting' | 'playing' | 'cheering' | 'over'
  /** The record's words. The board contains some of them. */
  items: readonly GameItem[]
  /** The record's setting. */
  forwardsOnly: boolean
  /** `grid[y][x]` is one letter. Empty while waiting. */
  grid: string[][]
  words: HiddenWord[]
  /** Keys of selected cells outside of found words, in the order of taps. They are always in one line. */
  selected: string[]
  found: FoundWord[]
  cheer: string
}

interface FoundWord {
  /** Index in `words`. */
  word: number
  /** Keys of its cells, in the order of its letters. */
  path: string[]
}

const cell = z.object({ x: z.number(), y: z.number() })

/**
 * The view supplies the board; the player toggles letters or traces a line; `finish` comes from the timer.
 */
const action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('lay'), board: wordSearchBoard }),
  z.object({ type: z.literal('toggle'), x: z.number(), y: z.number() }),
  z.object({ type: z.literal('trace'), from: cell, to: cell }),
  z.object({ type: z.literal('finish') }),
])
export type WordSearchAction = z.infer<typeof action>

/**
 * Words hidden in a grid. A word is found when all letters of a straight line that spells it are selected,
 * in any order, or the line is traced from end to end, at its place or anywhere else by chance. There are
 * no wrong answers: other selections are cleared.
 */
export const wordSearch: GameRules<WordSearchDeck, WordSearchState, WordSearchAction> = {
  action,
  parseDeck: parseWordSearchDeck,
  init,
  step,
  wait,
  screen: ({ phase }) => phase,
  isOver: ({ phase }) => phase === 'over',
  progress: ({ found, words, items }) => ({
    done: found.length,
    total: words.length || Math.min(items.length, MAX_WORDS),
  }),
  cheer: (state) => (isFinished(state) ? state.cheer : null),
  completions: (state) => (isFinished(state) ? 1 : 0),
  heard,
  missed: () => [],
  answers,
}

/** The cells selected by tracing between two cells: the nearest straight line within the grid. */
export function tracedCells({ grid }: Pick<WordSearchState, 'grid'>, from: Cell, to: Cell): Cell[] {
  const isThere = ({ x, y }: Cell) => grid[y]?.[x] !== undefined
  const cells = isThere(from) ? lineOf(from, to, Math.max(grid.length, grid[0]?.length ?? 0)) : []
  const end = cells.findIndex((each) => !isThere(each))
  return end === -1 ? cells : cells.slice(0, end)
}

/** Keys of the cells of found words. */
export function foundCells({ found }: Pick<WordSearchState, 'found'>): ReadonlySet<string> {
  return new Set(found.flatMap(({ path }) => path))
}

function init({ items, forwardsOnly }: WordSearchDeck, { seed }: GameOptions): WordSearchState {
  const cheer = random(seed).pick(CHEERS)
  return { phase: 'waiting', items, forwardsOnly, grid: [], words: [], selected: [], found: [], cheer }
}

function step(state: WordSearchState, action: WordSearchAction): WordSearchState {
  switch (action.type) {
    case 'lay': {
      const words = state.phase === 'waiting' ? hiddenWords(action.board) : null
      return words ? { ...state, phase: 'playing', grid: action.board.grid, words } : state
    }
    case 'toggle':
      return canToggle(state, action) ? toggle(state, action) : state
    case 'trace':
      return state.phase === 'playing' ? trace(state, tracedCells(state, action.from, action.to)) : state
    case 'finish':
      return state.phase === 'cheering' ? { ...state, phase: 'over' } : state
  }
}

/** Letters of found words cannot be toggled. */
function canToggle(state: WordSearchState, { x, y }: Cell): boolean {
  const isThere = state.grid[y]?.[x] !== undefined
  return state.phase === 'playing' && isThere && !foundCells(state).has(cellKey({ x, y }))
}

/** Selects or deselects a letter, and drops the oldest ones that are not in line with the last. */
function toggle(state: WordSearchState, { x, y }: Cell): WordSearchState {
  const key = cellKey({ x, y })
  if (state.selected.includes(key)) {
    return { ...state, selected: state.selected.filter((other) => other !== key) }
  }
  const tapped = [...state.selected, key]
  const oldest = tapped.findIndex((_key, place) => areInLine(tapped.slice(place)))
  return select(state, tapped.slice(oldest))
}

/** Tracing a line that spells no open word clears the selection. */
function trace(state: WordSearchState, cells: readonly Cell[]): WordSearchState {
  const keys = cells.map(cellKey)
  const isWord = openWords(state).some(({ paths }) =>
    paths.some((path) => isSamePath(path, keys) || isSamePath(path, keys.toReversed())),
  )
  if (isWord) return select(state, keys)
  return state.selected.length === 0 ? state : { ...state, selected: [] }
}

/** Finds the words whose letters are now all selected. If there are any, the selection is cleared. */
function select(state: WordSearchState, keys: string[]): WordSearchState {
  const covered = new Set([...foundCells(state), ...keys])
  const added = openWords(state).flatMap(({ word, paths }) => {
    const path = paths.find((cells) => cells.every((cell) => covered.has(cell)))
    return path ? [{ word, path }] : []
  })
  if (added.length === 0) return { ...state, selected: keys }
  const found = [...state.found, ...added]
  return {
    ...state,
    selected: [],
    found,
    phase: found.length === state.words.length ? 'cheering' : 'playing',
  }
}

/** Says each word when it is found. */
function heard(before: WordSearchState, after: WordSearchState): GameSounds | null {
  if (after.found.length === before.found.length) return null
  const words = after.found.slice(before.found.length).flatMap(({ word }) => after.words[word] ?? [])
  const said = words.map(
    ({ original }) => after.items.find(({ word }) => word === original) ?? { word: original, sound: null },
  )
  return answerSounds(true, ...said)
}

function openWords({ words, found }: WordSearchState) {
  const done = new Set(found.map(({ word }) => word))
  return words.flatMap(({ paths }, word) => (done.has(word) ? [] : [{ word, paths }]))
}

function isSamePath(path: readonly string[], keys: readonly string[]): boolean {
  return path.length === keys.length && path.every((key, step) => key === keys[step])
}

function wait({ phase }: WordSearchState): Wait<WordSearchAction> | null {
  return phase === 'cheering' ? { ms: GAME_OVER_MS, action: { type: 'finish' } } : null
}

/** One try per found word. The word and its picture allow only one answer, so it counts as having one option. */
function answers({ items, words, found }: WordSearchState): FirstTry[] {
  return firstTries(
    found.map(({ word }) => ({
      item: items.find((item) => item.word === words[word]?.original),
      task: 'recognise',
      right: true,
      options: 1,
    })),
  )
}
