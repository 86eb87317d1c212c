import * as z from 'zod/mini'
import { type FirstTry, firstTries } from '../../learning/first-try.ts'
import { withoutMarks } from '../../marks.ts'
import { frenchLetter, keysFor, phraseSigns } from '../french-letters.ts'
import { CHEERS, GAME_OVER_MS, type GameItem, type GameOptions, type GameRules, type Wait } from '../game.ts'
import { answerHeard, type Heard, wordsHeard } from '../heard.ts'
import { random } from '../random.ts'
import { roundChance, roundOrder } from '../rounds.ts'
import { type ChallengeDeck, parseChallengeDeck, WINS } from './deck.ts'

export const WRONG_LETTERS = 3
const BLINK_MS = 1500
/** How many keys there are besides the letters of a word that is heard. */
const OTHER_KEYS = 6

export interface ChallengeState {
  /** `blinking`: the word is lost, its rest not shown yet. `won`, `lost`: it is shown, and the player goes on. */
  phase: 'guessing' | 'blinking' | 'won' | 'lost' | 'cheering' | 'over'
  seed: number
  items: readonly GameItem[]
  ignoreAccents: boolean
  isHeard: boolean
  /** The words begun before this one. */
  round: number
  /** The word to guess, by its place in `items`. */
  current: number
  /** The words of the rounds to come; drawn again when all were asked. */
  queue: number[]
  /** The letters guessed in this word, right or wrong, in lower case. */
  guessed: string[]
  wins: number
  /** The words that were lost, each once. */
  lost: number[]
  /** The words that were guessed or lost, in order. */
  played: { item: number; isWon: boolean }[]
  cheer: string
}

/** The player guesses, and goes on after each word; the clock reveals and finishes. */
const action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('guess'), letter: z.string() }),
  z.object({ type: z.literal('next') }),
  z.object({ type: z.literal('reveal') }),
  z.object({ type: z.literal('finish') }),
])
export type ChallengeAction = z.infer<typeof action>

/** Words to guess letter by letter: three wrong letters lose a word, three words win the game. */
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

/** A sign of the phrase: whether the player sees it, is to guess it, and did. */
interface BoardSign {
  sign: string
  isShown: boolean
  isGuess: boolean
  isGuessed: boolean
}

/** The signs of the phrase from its first to its last. */
export function boardOf(state: ChallengeState): BoardSign[] {
  const isRevealed = state.phase === 'lost'
  return phraseSigns(phraseOf(state), state.ignoreAccents).map(({ sign, letter }) => {
    const isGuess = letter !== null
    const isGuessed = isGuess && state.guessed.includes(letter)
    return { sign, isShown: !isGuess || isGuessed || isRevealed, isGuess, isGuessed }
  })
}

/** The guessed letters that the phrase does not have. */
export function wrongLetters(state: ChallengeState): string[] {
  const letters = lettersOf(state)
  return state.guessed.filter((letter) => !letters.has(letter))
}

/**
 * The letters on the screen's keyboard: the same for all words of a game, so that they betray none. Of a word that is
 * heard only its own and a few without accents.
 */
export function keysOf(state: ChallengeState): string[] {
  const { items, ignoreAccents, isHeard } = state
  const words = items.map(({ word }) => word)
  const keys = keysFor(words, ignoreAccents)
  if (!isHeard) return keys
  const own = lettersOf(state)
  const others = roundChance(state)
    .shuffle(keys.filter((key) => !own.has(key) && withoutMarks(key) === key))
    .slice(0, OTHER_KEYS)
  return keys.filter((key) => own.has(key) || others.includes(key))
}

function init({ items, ignoreAccents, isHeard }: ChallengeDeck, { seed }: GameOptions): ChallengeState {
  const chance = random(seed)
  const [current = 0, ...queue] = roundOrder(items.length, items.length, chance)
  const round = { round: 0, current, queue, guessed: [] }
  return {
    phase: 'guessing',
    seed,
    items,
    ignoreAccents,
    isHeard,
    ...round,
    wins: 0,
    lost: [],
    played: [],
    cheer: chance.pick(CHEERS),
  }
}

function step(state: ChallengeState, action: ChallengeAction): ChallengeState {
  switch (action.type) {
    case 'guess': {
      const letter = frenchLetter(action.letter, state.ignoreAccents)
      const isNew = letter !== null && !state.guessed.includes(letter)
      return state.phase === 'guessing' && isNew ? guess(state, letter) : state
    }
    case 'reveal':
      return state.phase === 'blinking' ? { ...state, phase: 'lost' } : state
    case 'next':
      return state.phase === 'won' || state.phase === 'lost' ? next(state) : state
    case 'finish':
      return state.phase === 'cheering' ? { ...state, phase: 'over' } : state
  }
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

/** A lost word comes back after the others. */
function lose(state: ChallengeState): ChallengeState {
  const lost = state.lost.includes(state.current) ? state.lost : [...state.lost, state.current]
  const played = [...state.played, { item: state.current, isWon: false }]
  return { ...state, phase: 'blinking', lost, played, queue: [...state.queue, state.current] }
}

function next(state: ChallengeState): ChallengeState {
  const round = state.round + 1
  const ahead = state.queue.length > 0 ? state.queue : everyWordAgain({ ...state, round })
  const [current = 0, ...queue] = ahead
  return { ...state, phase: 'guessing', round, current, queue, guessed: [] }
}

/** Each letter is heard to be right or not, and the word once it is whole. */
function heard(before: ChallengeState, after: ChallengeState): Heard | null {
  const item = after.items[after.current]
  const said = item ? [item] : []
  if (before.phase === 'blinking' && after.phase === 'lost') return wordsHeard(...said)
  if (after.guessed.length <= before.guessed.length) return null
  if (wrongLetters(after).length > wrongLetters(before).length) return answerHeard(false)
  return answerHeard(true, ...(after.phase === 'guessing' ? [] : said))
}

function everyWordAgain(state: ChallengeState): number[] {
  const { length } = state.items
  return roundOrder(length, length, roundChance(state), state.current)
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
