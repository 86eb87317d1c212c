import * as z from 'zod/mini'
import { CORRECT_ANSWERS_PER_CHECK } from '../economy.ts'
import { firstTries } from '../learning/first-try.ts'
import { MAX_TEXT_LENGTH } from './dictee-eclair/deck.ts'
import { CHEERS, GAME_OVER_MS, type GameItem, type GameRules, isFinished } from './game.ts'
import { answerSounds } from './game-sounds.ts'
import { FEWER_OPTIONS } from './options.ts'
import { type Answer, correctAnswers, currentItem, missedItems } from './quiz-state.ts'
import { random } from './random.ts'
import { roundOrder, roundRandom } from './rounds.ts'
import { type SentenceDeck, type SentenceItem, tilesInOrder } from './sentence-deck.ts'
import { spellingHint } from './sentence-differences.ts'
import type { SentenceHint } from './sentence-hints.ts'
import { isInOrder, orderHint } from './word-order.ts'

export interface SentenceState {
  /** `right`: the player found it. `revealed`: the player asked to see it. */
  phase: 'asking' | 'right' | 'revealed' | 'cheering' | 'over'
  seed: number
  items: readonly SentenceItem[]
  isHeard: boolean
  words: readonly GameItem[]
  /** The sentence is built from tiles; otherwise it is typed. */
  isTiled: boolean
  mostTiles: number
  /** Number of rounds before this one. */
  round: number
  /** Index in `items` of the sentence asked. */
  current: number
  queue: number[]
  total: number
  /** The wrong answers of this round. */
  tried: string[]
  answers: Omit<Answer, 'options'>[]
  cheer: string
}

/** The player writes, asks to see the sentence, and continues; `finish` comes from the timer. */
const action = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('write'),
    text: z.string().check(z.maxLength(MAX_TEXT_LENGTH)),
    ms: z.optional(z.number()),
  }),
  z.object({ type: z.literal('reveal') }),
  z.object({ type: z.literal('next') }),
  z.object({ type: z.literal('finish') }),
])
export type SentenceAction = z.infer<typeof action>

const MAX_TILES = 10

/** The tiles of the current sentence in an order that is wrong, if there is one. */
export function shuffledTiles(state: SentenceState): string[] {
  const item = currentItem(state)
  const tiles = tilesInOrder(item, state.mostTiles)
  const shuffled = roundRandom(state).shuffle(tiles)
  const turned = [...shuffled.slice(1), ...shuffled.slice(0, 1)]
  return [shuffled, turned, tiles.toReversed()].find((each) => !isInOrder(item, each.join(' '))) ?? tiles
}

/** The last wrong answer of this round; null while there is none. */
export function refusedText({ phase, tried }: SentenceState): string | null {
  return phase === 'asking' ? (tried.at(-1) ?? null) : null
}

/** The reason for the last wrong answer, if one is known. */
export function hintOf(state: SentenceState): SentenceHint | null {
  const refused = refusedText(state)
  if (refused === null) return null
  const item = currentItem(state)
  return state.isTiled ? orderHint(item, refused) : spellingHint(item.word, refused)
}

/** The sentence is typed, unless the pupil's supports forbid it, or built from its words. */
type InputMethod = 'written' | 'built'

/** Five sentences or more, each until it is right. A sentence that was shown is asked again at the end. */
export function sentenceRules(
  way: InputMethod,
  parseDeck: (data: string) => SentenceDeck,
): GameRules<SentenceDeck, SentenceState, SentenceAction> {
  return {
    action,
    parseDeck,
    init({ items, isHeard, words }, { seed, supports = [] }) {
      const chance = random(seed)
      const isTiled = way === 'built' || supports.includes('no-spelling')
      const mostTiles = supports.includes('fewer-choices') ? FEWER_OPTIONS + 1 : MAX_TILES
      const total = CORRECT_ANSWERS_PER_CHECK
      const [current = 0, ...queue] = roundOrder(items.length, total, chance)
      const deck = { seed, items, isHeard: isHeard || way === 'written', words, isTiled, mostTiles }
      const round = { round: 0, current, queue, total, tried: [], answers: [] }
      return { phase: 'asking', ...deck, ...round, cheer: chance.pick(CHEERS) }
    },
    step,
    wait: ({ phase }) =>
      phase === 'cheering' ? { ms: GAME_OVER_MS, action: { type: 'finish' as const } } : null,
    screen: ({ round, phase }) => `${round} ${phase === 'asking' ? 'asked' : 'known'}`,
    isOver: ({ phase }) => phase === 'over',
    progress: ({ phase, total, queue }) => ({
      done: total - queue.length - (phase === 'asking' ? 1 : 0),
      total,
    }),
    cheer: (state) => (isFinished(state) ? state.cheer : null),
    completions: (state) => Math.floor(correctAnswers(state) / CORRECT_ANSWERS_PER_CHECK),
    heard(before, after) {
      if (after.answers.length === before.answers.length) return null
      const said = after.phase === 'asking' ? hintOf(after) : currentItem(after)
      return answerSounds(after.phase === 'right', ...(said ? [said] : []))
    },
    missed: missedItems,
    answers: ({ items, answers, isTiled }) =>
      firstTries(
        answers.map(({ item, isRight: right, ms }) => ({
          item: items[item],
          task: isTiled ? 'recall' : 'spell',
          right,
          ...(ms !== null && { ms }),
        })),
      ),
  }
}

function step(state: SentenceState, action: SentenceAction): SentenceState {
  switch (action.type) {
    case 'write':
      return state.phase === 'asking' && /[\p{L}\p{N}]/u.test(action.text)
        ? write(state, action.text, action.ms ?? null)
        : state
    case 'reveal':
      return state.phase === 'asking'
        ? { ...answered(state, false, null), phase: 'revealed', queue: [...state.queue, state.current] }
        : state
    case 'next':
      return state.phase === 'right' || state.phase === 'revealed' ? next(state) : state
    case 'finish':
      return state.phase === 'cheering' ? { ...state, phase: 'over' } : state
  }
}

function write(state: SentenceState, text: string, ms: number | null): SentenceState {
  const isRight = isInOrder(currentItem(state), text)
  const after = answered(state, isRight, ms)
  return isRight ? { ...after, phase: 'right' } : { ...after, tried: [...state.tried, text] }
}

function answered(state: SentenceState, isRight: boolean, ms: number | null): SentenceState {
  return { ...state, answers: [...state.answers, { item: state.current, isRight, ms }] }
}

function next(state: SentenceState): SentenceState {
  const [current, ...queue] = state.queue
  if (current === undefined) return { ...state, phase: 'cheering' }
  return { ...state, phase: 'asking', current, queue, round: state.round + 1, tried: [] }
}
