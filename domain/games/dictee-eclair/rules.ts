import * as z from 'zod/mini'
import { MIN_COUNTING_SCORE } from '../../economy.ts'
import { type FirstTry, firstTries } from '../../learning/first-try.ts'
import { areHomophones } from '../../learning/homophones.ts'
import { accentKeysFor, phraseSigns } from '../french-letters.ts'
import {
  CHEERS,
  defaultFilter,
  GAME_OVER_MS,
  type GameOptions,
  type GameRules,
  isFinished,
  type Wait,
} from '../game.ts'
import { answerSounds, type GameSounds } from '../game-sounds.ts'
import { itemsUpTo, type PairItem, type PairsDeck } from '../pairs-deck.ts'
import { random } from '../random.ts'
import { roundOrder, roundRandom } from '../rounds.ts'
import { DICTATION_WORDS, MAX_TEXT_LENGTH, parseDictationDeck, textToWrite } from './deck.ts'
import { dictationPoints } from './points.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** How long a written word is shown, in milliseconds; longer if it was corrected. */
const RIGHT_MS = 2000
const CORRECTED_MS = 3500

export interface DictationState {
  /** `shown`: the right spelling is shown next to the answer. */
  phase: 'writing' | 'shown' | 'cheering' | 'over'
  seed: number
  items: readonly PairItem[]
  /** Words are built from letter tiles. */
  isTiled: boolean
  /** Index in `items` of the word to write. */
  current: number
  queue: number[]
  /** The answers so far. */
  written: WrittenWord[]
  cheer: string
}

interface WrittenWord {
  /** Index in `items`. */
  item: number
  text: string
  verdict: Verdict
  points: number
  ms: number | null
}

/** The player writes or skips, and may send `next` early; other actions come from the timer. */
const action = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('write'),
    text: z.string().check(z.maxLength(MAX_TEXT_LENGTH)),
    ms: z.optional(z.number()),
  }),
  z.object({ type: z.literal('skip') }),
  z.object({ type: z.literal('next') }),
  z.object({ type: z.literal('finish') }),
])
export type DictationAction = z.infer<typeof action>

/** Ten words to hear and write once each, for points. Counts at the end from 500 points. */
export const dicteeEclair: GameRules<PairsDeck, DictationState, DictationAction> = {
  action,
  parseDeck: parseDictationDeck,
  init,
  step,
  wait,
  screen: ({ written, phase }) => `${written.length} ${phase}`,
  isOver: ({ phase }) => phase === 'over',
  progress: ({ written }) => ({ done: written.length, total: DICTATION_WORDS }),
  cheer: (state) => (isFinished(state) ? state.cheer : null),
  completions: (state) => (isFinished(state) && score(state) >= MIN_COUNTING_SCORE ? 1 : 0),
  heard,
  missed,
  answers,
  score,
  mostPoints: DICTATION_WORDS * dictationPoints('', 'right', 0),
}

/** The extra keys for accents. The same for all words of a game, so that they give nothing away. */
export function accentKeysOf({ items }: DictationState): string[] {
  return accentKeysFor(items.map(({ word }) => word))
}

/** The text to write in this round. */
export function expectedText({ items, current, isTiled }: DictationState): string {
  return textToWrite(items[current]?.word ?? '', isTiled)
}

/** Index of the visible word. It stays while the answer is shown. */
export function roundOf({ phase, written }: DictationState): number {
  return phase === 'writing' ? written.length : written.length - 1
}

/** The letters of the text to write, shuffled by the round's seed into another order. */
export function tilesOf(state: DictationState): string[] {
  const letters = phraseSigns(expectedText(state), false).flatMap(({ letter }) => letter ?? [])
  const tiles = roundRandom({ seed: state.seed, round: roundOf(state) }).shuffle(letters)
  return tiles.join('') === letters.join('') ? [...tiles.slice(1), ...tiles.slice(0, 1)] : tiles
}

function init(
  deck: PairsDeck,
  { seed, filter = defaultFilter(deck), supports = [] }: GameOptions,
): DictationState {
  const chance = random(seed)
  const items = itemsUpTo(deck, filter)
  const [current = 0, ...queue] = roundOrder(items.length, DICTATION_WORDS, chance)
  // Pupils with the support `no-spelling` get the letters as tiles, because a dictation requires spelling.
  const isTiled = deck.isTiled || supports.includes('no-spelling')
  return { phase: 'writing', seed, items, isTiled, current, queue, written: [], cheer: chance.pick(CHEERS) }
}

function step(state: DictationState, action: DictationAction): DictationState {
  switch (action.type) {
    case 'write':
      return state.phase === 'writing' && action.text.trim() !== ''
        ? write(state, action.text, action.ms ?? null)
        : state
    case 'skip':
      return state.phase === 'writing' ? write(state, '', null) : state
    case 'next':
      return state.phase === 'shown' ? next(state) : state
    case 'finish':
      return state.phase === 'cheering' ? { ...state, phase: 'over' } : state
  }
}

function write(asked: DictationState, text: string, ms: number | null): DictationState {
  const state = { ...asked, current: writtenItem(asked, text) }
  const word = expectedText(state)
  const verdict = verdictOf(word, text)
  const points = dictationPoints(word, verdict, ms)
  return {
    ...state,
    phase: 'shown',
    written: [...state.written, { item: state.current, text, verdict, points, ms }],
  }
}

/** The asked word, or one that sounds the same if that was written and no picture shows which is meant. */
function writtenItem({ items, current }: DictationState, text: string): number {
  const asked = items[current]
  const alike = items.findIndex(
    ({ word, image }) =>
      image === null &&
      asked?.image === null &&
      areHomophones(word, asked.word) &&
      verdictOf(word, text) === 'right',
  )
  return alike === -1 ? current : alike
}

function next(state: DictationState): DictationState {
  const [current, ...queue] = state.queue
  return current === undefined
    ? { ...state, phase: 'cheering' }
    : { ...state, phase: 'writing', current, queue }
}

function wait({ phase, written }: DictationState): Wait<DictationAction> | null {
  if (phase === 'cheering') return { ms: GAME_OVER_MS, action: { type: 'finish' } }
  if (phase !== 'shown') return null
  const ms = written.at(-1)?.verdict === 'right' ? RIGHT_MS : CORRECTED_MS
  return { ms, action: { type: 'next' } }
}

function score({ written }: DictationState): number {
  return written.reduce((sum, { points }) => sum + points, 0)
}

/** Repeats the word when its right spelling is shown. */
function heard(before: DictationState, after: DictationState): GameSounds | null {
  const last = after.written.at(-1)
  const item = last && after.items[last.item]
  if (!item || after.written.length === before.written.length) return null
  return answerSounds(last.verdict === 'right', item)
}

/** Words with a missing accent are listed too. */
function missed({ items, written }: DictationState): PairItem[] {
  const places = new Set(written.filter(({ verdict }) => verdict !== 'right').map(({ item }) => item))
  return [...places].flatMap((place) => items[place] ?? [])
}

function answers({ items, written }: DictationState): FirstTry[] {
  return firstTries(
    written.map(({ item, verdict, ms }) => ({
      item: items[item],
      task: 'spell',
      right: verdict === 'right',
      ...(ms !== null && { ms }),
    })),
  )
}
