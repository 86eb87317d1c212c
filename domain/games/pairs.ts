import * as z from 'zod/mini'
import { firstTries } from '../learning/first-try.ts'
import type { WordTask } from '../learning/task.ts'
import { CHEERS, defaultFilter, GAME_OVER_MS, type GameOptions, type GameRules, type Wait } from './game.ts'
import { answerSounds, type GameSounds, wordsHeard } from './game-sounds.ts'
import { takeDistinct } from './near-words.ts'
import { itemsUpTo, type PairItem, type PairsDeck, parsePairsDeck } from './pairs-deck.ts'
import { random } from './random.ts'

const PAIRS = 6
/** How long two open cards are shown, in milliseconds. */
export const MATCH_MS = 500
export const MISMATCH_MS = 2000

interface PairCard {
  /** Index in `items`. */
  item: number
  face: 'picture' | 'word'
}

export interface PairsState {
  phase: 'playing' | 'cheering' | 'over'
  items: readonly PairItem[]
  cards: PairCard[]
  /** Indices of the open cards, including a pair just found: none, one or two. */
  open: number[]
  /** Items whose pair is found. */
  found: number[]
  /** Indices of all cards that have been visible. */
  seen: number[]
  /** Items that were missed although their other card had been seen. */
  missed: number[]
  /** For each item, the first turn at which its other card was known. */
  tries: PairTry[]
  cheer: string
}

interface PairTry {
  item: number
  isRight: boolean
  /** The face of the open card. */
  face: PairCard['face']
  /** Number of cards that the player could have turned as the second one. */
  options: number
}

/** The player turns cards; other actions come from the timer. */
const action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('turn'), card: z.number() }),
  z.object({ type: z.literal('close') }),
  z.object({ type: z.literal('finish') }),
])
export type PairsAction = z.infer<typeof action>

/** A board of pairs. `hidden`: faces are hidden until turned (memory) or visible from the start (exposed). */
export function pairsRules({
  hidden,
  tasks = { picture: 'recall', word: 'recognise' },
}: {
  hidden: boolean
  /** The task by the face of the open card. */
  tasks?: Readonly<Record<PairCard['face'], WordTask>>
}): GameRules<PairsDeck, PairsState, PairsAction> {
  return {
    action,
    parseDeck: (data) => parsePairsDeck(data, { least: 2, full: PAIRS }),
    init: (deck, options) => init(deck, options, hidden),
    step,
    wait,
    // Cards never move, so every press counts.
    screen: () => 'cards',
    isOver: (state) => state.phase === 'over',
    progress: (state) => ({ done: state.found.length, total: state.items.length }),
    cheer: (state) => (state.phase === 'playing' ? null : state.cheer),
    completions: (state) => (state.phase === 'playing' ? 0 : 1),
    heard: (before, after) => heard(before, after, hidden),
    missed: (state) => state.missed.flatMap((index) => state.items[index] ?? []),
    answers: (state) =>
      firstTries(
        state.tries.map(({ item, isRight: right, face, options }) => ({
          item: state.items[item],
          task: tasks[face],
          right,
          options,
        })),
      ),
  }
}

function init(
  deck: PairsDeck,
  { seed, filter = defaultFilter(deck) }: GameOptions,
  hidden: boolean,
): PairsState {
  const chance = random(seed)
  const items = takeDistinct(chance.shuffle(itemsUpTo(deck, filter)), PAIRS)
  const cards = items.flatMap((_, item): PairCard[] => [
    { item, face: 'picture' },
    { item, face: 'word' },
  ])
  return {
    phase: 'playing',
    items,
    cards: chance.shuffle(cards),
    open: [],
    found: [],
    seen: hidden ? [] : cards.map((_, place) => place),
    missed: [],
    tries: [],
    cheer: chance.pick(CHEERS),
  }
}

function step(state: PairsState, action: PairsAction): PairsState {
  switch (action.type) {
    case 'turn':
      return canTurn(state, action.card) ? turn(state, action.card) : state
    case 'close':
      return state.phase === 'playing' && state.open.length === 2 ? { ...state, open: [] } : state
    case 'finish':
      return state.phase === 'cheering' ? { ...state, phase: 'over' } : state
  }
}

function canTurn({ phase, cards, open, found }: PairsState, place: number): boolean {
  const card = cards[place]
  return (
    phase === 'playing' &&
    card !== undefined &&
    open.length < 2 &&
    !open.includes(place) &&
    !found.includes(card.item)
  )
}

function turn(state: PairsState, place: number): PairsState {
  const open = [...state.open, place]
  const seen = state.seen.includes(place) ? state.seen : [...state.seen, place]
  if (open.length < 2) return { ...state, open, seen }
  const [first, second] = open.map((card) => itemAt(state, card))
  const isRight = first === second
  const tried = { ...state, open, seen, tries: addTry(state, open, isRight) }
  if (isRight && first !== undefined) return match(tried, first)
  return { ...tried, missed: addMissed(tried) }
}

function match(state: PairsState, item: number): PairsState {
  const found = [...state.found, item]
  const all = found.length === state.items.length
  return { ...state, found, open: all ? [] : state.open, phase: all ? 'cheering' : 'playing' }
}

/** Adds a try if the partner of the first card had been seen. `state` is from before the second card. */
function addTry(state: PairsState, [first = -1]: number[], isRight: boolean): PairTry[] {
  const card = state.cards[first]
  if (!card || state.tries.some(({ item }) => item === card.item)) return state.tries
  const partner = partnerOf(state, first)
  if (!state.seen.includes(partner)) return state.tries
  const { cards, found, seen } = state
  // If all faces are visible, only cards with the other face are options.
  const isOpen = seen.length === cards.length && new Set(cards.map(({ face }) => face)).size > 1
  const others = cards.filter(
    ({ item, face }, place) => place !== first && !found.includes(item) && !(isOpen && face === card.face),
  )
  return [...state.tries, { item: card.item, isRight, face: card.face, options: others.length }]
}

function partnerOf({ cards }: PairsState, place: number): number {
  return cards.findIndex((card, other) => card.item === cards[place]?.item && other !== place)
}

/** Adds the first card of a wrong pair if its partner had been seen. */
function addMissed(state: PairsState): number[] {
  const [first] = state.open
  const item = first === undefined ? undefined : itemAt(state, first)
  if (item === undefined || state.missed.includes(item)) return state.missed
  return isMistake(state) ? [...state.missed, item] : state.missed
}

/** True for a mismatch whose first card's partner had been seen. Other mismatches are guesses. */
export function isMistake(state: PairsState): boolean {
  const [first, second] = state.open
  if (first === undefined || second === undefined) return false
  return itemAt(state, first) !== itemAt(state, second) && state.seen.includes(partnerOf(state, first))
}

/**
 * Turning a word card or finding a pair says the word; a mistake plays a chime. If cards are hidden, turning
 * a picture says its word too.
 */
function heard(before: PairsState, after: PairsState, hidden: boolean): GameSounds | null {
  const turned = after.open.length > before.open.length ? after.open.at(-1) : undefined
  const isMatch = after.found.length > before.found.length
  const card = turned === undefined ? undefined : after.cards[turned]
  const place = isMatch ? after.found.at(-1) : hidden || card?.face === 'word' ? card?.item : undefined
  const item = place === undefined ? undefined : after.items[place]
  const said = item ? [item] : []
  if (isMatch) return answerSounds(true, ...said)
  if (turned !== undefined && isMistake(after)) return answerSounds(false, ...said)
  return item ? wordsHeard(item) : null
}

function itemAt(state: PairsState, place: number): number | undefined {
  return state.cards[place]?.item
}

function wait(state: PairsState): Wait<PairsAction> | null {
  if (state.phase === 'cheering') return { ms: GAME_OVER_MS, action: { type: 'finish' } }
  if (state.phase === 'over' || state.open.length < 2) return null
  const [first, second] = state.open.map((place) => itemAt(state, place))
  return { ms: first === second ? MATCH_MS : MISMATCH_MS, action: { type: 'close' } }
}
