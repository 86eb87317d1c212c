import * as z from 'zod/mini'
import { removeDiacritics } from '../../diacritics.ts'
import { type FirstTry, firstTries } from '../../learning/first-try.ts'
import { frenchLetter, keysFor, phraseSigns } from '../french-letters.ts'
import { CHEERS, GAME_OVER_MS, type GameItem, type GameOptions, type GameRules, type Wait } from '../game.ts'
import { answerSounds, type GameSounds, wordsHeard } from '../game-sounds.ts'
import { random } from '../random.ts'
import { roundOrder, roundRandom } from '../rounds.ts'
import { type ChallengeDeck, parseChallengeDeck, WINS } from './deck.ts'

export const WRONG_LETTERS = 3
const BLINK_MS = 1500
/** Number of extra keys in addition to the letters of a heard word. */
const OTHER_KEYS = 6

export interface ChallengeState {
  /** `blinking`: lost, but not yet revealed. `won`, `lost`: the word is shown until the player continues. */
  phase: 'guessing' | 'blinking' | 'won' | 'lost' | 'cheering' | 'over'
  seed: number
  items: readonly GameItem[]
  ignoreAccents: boolean
  isHeard: boolean
  /** Half of each word's letters are given, and few others can be pressed. */
  isHelped: boolean
  /** Number of words before this one. */
  round: number
  /** Index in `items` of the word to guess. */
  current: number
  /** Indices of the next words; refilled when it is empty. */
  queue: number[]
  /** Letters guessed in this word, right or wrong, in lower case. */
  guessed: string[]
  wins: number
  /** Indices of lost words, without duplicates. */
  lost: number[]
  /** The finished words in order. */
  played: { item: number; isWon: boolean }[]
  cheer: string
}

/** The player guesses, and continues after each word; other actions come from the timer. */
const action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('guess'), letter: z.string() }),
  z.object({ type: z.literal('next') }),
  z.object({ type: z.literal('reveal') }),
  z.object({ type: z.literal('finish') }),
])
export type ChallengeAction = z.infer<typeof action>

/** Words to guess letter by letter. Three wrong letters lose a word, three words win the game. */
export const wordChallenge: GameRules<ChallengeDeck, ChallengeState, ChallengeAction> = {
  action,
  parseDeck: parseChallengeDeck,
  init,
  step,
  wait,
  screen: ({ round, phase }) => `${round} ${phase === 'won' || phase === 'lost' ? 'known' : 'guessed'}`,
  isOver: ({ phase }) => phase === 'over',
  progress: ({ wins }) => ({ done: wins, total: WINS }),
  cheer: (state) => (state.wins === WINS ? state.cheer : null),
  completions: ({ wins }) => (wins === WINS ? 1 : 0),
  heard,
  missed: ({ items, lost }) => lost.flatMap((place) => items[place] ?? []),
  answers,
}

/** A character of the phrase. `isGuess`: it must be guessed. */
interface BoardSign {
  sign: string
  isShown: boolean
  isGuess: boolean
  isGuessed: boolean
}

/** The characters of the phrase in order. */
export function boardOf(state: ChallengeState): BoardSign[] {
  const isRevealed = state.phase === 'lost'
  return phraseSigns(phraseOf(state), state.ignoreAccents).map(({ sign, letter }) => {
    const isGuess = letter !== null
    const isGuessed = isGuess && state.guessed.includes(letter)
    return { sign, isShown: !isGuess || isGuessed || isRevealed, isGuess, isGuessed }
  })
}

/** The guessed letters that are not in the phrase. */
export function wrongLetters(state: ChallengeState): string[] {
  const letters = lettersOf(state)
  return state.guessed.filter((letter) => !letters.has(letter))
}

/**
 * The on-screen keys. They are the same for all words of a game, so that they give nothing away. For a
 * heard word, or with help, they are its own letters and a few others without accents.
 */
export function keysOf(state: ChallengeState): string[] {
  const { items, ignoreAccents, isHeard, isHelped } = state
  const words = items.map(({ word }) => word)
  const keys = keysFor(words, ignoreAccents)
  if (!isHeard && !isHelped) return keys
  const own = lettersOf(state)
  const others = roundRandom(state)
    .shuffle(keys.filter((key) => !own.has(key) && removeDiacritics(key) === key))
    .slice(0, OTHER_KEYS)
  return keys.filter((key) => own.has(key) || others.includes(key))
}

function init(
  { items, ignoreAccents, isHeard }: ChallengeDeck,
  { seed, supports = [] }: GameOptions,
): ChallengeState {
  const chance = random(seed)
  const [current = 0, ...queue] = roundOrder(items.length, items.length, chance)
  const round = { round: 0, current, queue, guessed: [] }
  return withGivenLetters({
    phase: 'guessing',
    seed,
    items,
    ignoreAccents,
    isHeard,
    isHelped: supports.includes('no-spelling'),
    ...round,
    wins: 0,
    lost: [],
    played: [],
    cheer: chance.pick(CHEERS),
  })
}

/** With help, a word begins with half of its letters, the first ones; at least one is left to guess. */
function withGivenLetters(state: ChallengeState): ChallengeState {
  if (!state.isHelped) return state
  const letters = [...lettersOf(state)]
  return { ...state, guessed: letters.slice(0, Math.min(Math.ceil(letters.length / 2), letters.length - 1)) }
}

function step(state: ChallengeState, action: ChallengeAction): ChallengeState {
  switch (action.type) {
    case 'guess': {
      const letter = frenchLetter(action.letter, state.ignoreAccents)
      const isNew = letter !== null && !state.guessed.includes(letter)
      return state.phase === 'guessing' && isNew && isOffered(state, letter) ? guess(state, letter) : state
    }
    case 'reveal':
      return state.phase === 'blinking' ? { ...state, phase: 'lost' } : state
    case 'next':
      return state.phase === 'won' || state.phase === 'lost' ? next(state) : state
    case 'finish':
      return state.phase === 'cheering' ? { ...state, phase: 'over' } : state
  }
}

/** If only some keys are offered, ignores other letters that are typed on a keyboard. */
function isOffered(state: ChallengeState, letter: string): boolean {
  return !(state.isHeard || state.isHelped) || keysOf(state).includes(letter)
}

function guess(before: ChallengeState, letter: string): ChallengeState {
  const state = { ...before, guessed: [...before.guessed, letter] }
  if (wrongLetters(state).length >= WRONG_LETTERS) return lose(state)
  const isWhole = [...lettersOf(state)].every((each) => state.guessed.includes(each))
  if (!isWhole) return state
  const wins = state.wins + 1
  const played = [...state.played, { item: state.current, isWon: true }]
  return { ...state, wins, played, phase: wins === WINS ? 'cheering' : 'won' }
}

/** Repeats a lost word after the others. */
function lose(state: ChallengeState): ChallengeState {
  const lost = state.lost.includes(state.current) ? state.lost : [...state.lost, state.current]
  const played = [...state.played, { item: state.current, isWon: false }]
  return { ...state, phase: 'blinking', lost, played, queue: [...state.queue, state.current] }
}

function next(state: ChallengeState): ChallengeState {
  const round = state.round + 1
  const ahead = state.queue.length > 0 ? state.queue : shuffledItems({ ...state, round })
  const [current = 0, ...queue] = ahead
  return withGivenLetters({ ...state, phase: 'guessing', round, current, queue, guessed: [] })
}

/** Each letter chimes; the word is said once it is complete. */
function heard(before: ChallengeState, after: ChallengeState): GameSounds | null {
  const item = after.items[after.current]
  const said = item ? [item] : []
  if (before.phase === 'blinking' && after.phase === 'lost') return wordsHeard(...said)
  if (after.round !== before.round || after.guessed.length <= before.guessed.length) return null
  if (wrongLetters(after).length > wrongLetters(before).length) return answerSounds(false)
  return answerSounds(true, ...(after.phase === 'guessing' ? [] : said))
}

function shuffledItems(state: ChallengeState): number[] {
  const { length } = state.items
  return roundOrder(length, length, roundRandom(state), state.current)
}

function wait({ phase }: ChallengeState): Wait<ChallengeAction> | null {
  if (phase === 'blinking') return { ms: BLINK_MS, action: { type: 'reveal' } }
  if (phase === 'cheering') return { ms: GAME_OVER_MS, action: { type: 'finish' } }
  return null
}

function phraseOf({ items, current }: ChallengeState): string {
  return items[current]?.word ?? ''
}

function lettersOf(state: ChallengeState): Set<string> {
  const signs = phraseSigns(phraseOf(state), state.ignoreAccents)
  return new Set(signs.flatMap(({ letter }) => letter ?? []))
}

function answers({ items, played }: ChallengeState): FirstTry[] {
  return firstTries(played.map(({ item, isWon }) => ({ item: items[item], task: 'spell', right: isWon })))
}
