import * as z from 'zod/mini'
import { CLOSE_CODES } from '../events.ts'
import { askedTasks, askedWord, MAX_WORD_LENGTH } from '../learning/asked-word.ts'

/**
 * The messages of a live game. After each change the game sends every socket its whole view, so clients keep
 * no state of their own and continue after a reconnection. A pupil's view contains no answers of other
 * pupils, and no solution before everyone gets it.
 */

/** The class fills one bar, teams play, or everyone collects their own points. */
export const liveGameModes = ['together', 'teams', 'race'] as const
export type LiveGameMode = (typeof liveGameModes)[number]

export const teamAnimals = ['fox', 'owl', 'beaver', 'rabbit', 'moose', 'bear'] as const
const animal = z.enum(teamAnimals)

const count = z.int().check(z.gte(0))
const text = z.string()

/** A word in a question. The parts that would give the answer away are null. */
const shownPart = z.object({
  french: z.nullable(text),
  english: z.nullable(text),
  image: z.nullable(text),
  sound: z.nullable(text),
})

/**
 * A question as sent to a pupil, adapted to the pupil's supports. Pupils of one game may get different tasks
 * for a word.
 */
export const liveQuestion = z.object({
  task: z.enum(askedTasks),
  face: z.enum(['picture', 'english', 'french']),
  prompt: shownPart,
  /** Empty for spelling. */
  options: z.array(shownPart),
  /** The shuffled tiles, for spelling. */
  tiles: z.array(text),
})
export type LiveQuestion = z.infer<typeof liveQuestion>

/** An option's index, or all tiles in order. */
const given = z.union([
  z.object({ option: z.int().check(z.gte(0), z.lte(9)) }),
  z.object({
    placed: z.array(z.string().check(z.maxLength(MAX_WORD_LENGTH))).check(z.maxLength(MAX_WORD_LENGTH)),
  }),
])
export type GivenAnswer = z.infer<typeof given>

export const gamePhases = ['lobby', 'asking', 'revealed', 'over'] as const

/** `number`: of the question, from 1; 0 in the lobby. `endsInMs`: time left to think, null without a limit. */
const common = {
  title: text,
  way: z.enum(liveGameModes),
  phase: z.enum(gamePhases),
  isPaused: z.boolean(),
  number: count,
  total: count,
  endsInMs: z.nullable(count),
  /** The class's right answers, and how many fill the bar. */
  bar: z.object({ right: count, of: count }),
}

export const pupilView = z.object({
  ...common,
  type: z.literal('pupil'),
  /** Null between questions, and for a pupil who joined after this question was over. */
  question: z.nullable(liveQuestion),
  /** The pupil's own answer to this question. */
  given: z.nullable(given),
  /**
   * Set from `revealed` on. `option`: the index of the right option, null for spelling. `isRight`: null
   * without an answer.
   */
  solution: z.nullable(
    z.object({ word: askedWord, option: z.nullable(count), isRight: z.nullable(z.boolean()) }),
  ),
  team: z.nullable(animal),
  points: count,
  /** The pupil's words, once the game is over. */
  words: z.array(z.object({ word: askedWord, isRight: z.boolean() })),
})
export type PupilView = z.infer<typeof pupilView>

const player = z.object({
  userID: z.int(),
  displayName: text,
  avatarUrl: text,
  team: z.nullable(animal),
  isHere: z.boolean(),
  hasAnswered: z.boolean(),
})
export type LivePlayer = z.infer<typeof player>

/** The view of the projector and of the teacher's other devices, which all have the same controls. */
export const hostView = z.object({
  ...common,
  type: z.literal('host'),
  code: text,
  /** False if hands are counted instead. */
  hasTablets: z.boolean(),
  /** The question as the class sees it: that of a pupil without supports. */
  question: z.nullable(liveQuestion),
  solution: z.nullable(z.object({ word: askedWord, option: z.nullable(count), right: count, wrong: count })),
  answersIn: count,
  players: z.array(player),
  teams: z.array(z.object({ animal, points: count, players: count })),
  /** The names with most points, at most five; empty unless the game is a race that shows names. */
  board: z.array(z.object({ displayName: text, avatarUrl: text, points: count })),
  /** Counted hands of this question, without tablets. */
  hands: z.nullable(z.object({ right: count, of: count })),
  /** The pupils who can raise a hand: as last counted, or all. */
  classSize: z._default(count, 0),
})
export type HostView = z.infer<typeof hostView>

export const liveGameView = z.discriminatedUnion('type', [pupilView, hostView])
export type LiveGameView = z.infer<typeof liveGameView>

const number = z.int().check(z.gte(1), z.lte(99))

/**
 * Messages from clients. Those about a question carry its number, so that a late or repeated one changes
 * nothing. Pupils may only send `answer`; the others are for the host.
 */
export const liveGameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('answer'), number, given }),
  z.object({ type: z.literal('start') }),
  /** Shows the answer to this question now. */
  z.object({ type: z.literal('reveal'), number }),
  /** Goes on to the question after this one, or ends the game after the last. */
  z.object({ type: z.literal('next'), number }),
  /** Goes on without counting this question. */
  z.object({ type: z.literal('skip'), number }),
  z.object({ type: z.literal('pause') }),
  z.object({ type: z.literal('resume') }),
  z.object({
    type: z.literal('hands'),
    number,
    right: count.check(z.lte(99)),
    of: count.check(z.lte(99)),
  }),
  z.object({ type: z.literal('end') }),
])
export type LiveGameMessage = z.infer<typeof liveGameMessage>

/**
 * The codes with which a game closes a socket. `badToken`: get another entry. `over`: the game is over or was
 * deleted. The others are those of the room.
 */
export const LIVE_CLOSE_CODES = { ...CLOSE_CODES, over: 4410 } as const

/** Address of a word's sound that does not reveal the word. `key` is random: pupils cannot guess later sounds. */
export function hiddenSoundPath(code: string, key: string): string {
  return `/api/v1/live-games/${code}/sounds/${key}`
}

/** The address of a game's socket; the token is in the query (`?token=`). */
export function liveGameSocketPath(code: string): string {
  return `/parties/live-game/${code}`
}
