import * as z from 'zod/mini'
import { askedTasks, askedWord } from '../learning/asked-word.ts'
import { supports } from '../supports.ts'
import { gamePhases, teamAnimals } from './messages.ts'
import { livePlan } from './plan.ts'

/** The stored data of a live game. All instants are milliseconds since 1970. */

const count = z.int().check(z.gte(0))
const instant = z.nullable(z.number())
const piece = z.object({ text: z.string(), isTile: z.boolean() })
const question = z.object({
  word: askedWord,
  task: z.enum(askedTasks),
  face: z.enum(['picture', 'english', 'french']),
  options: z.array(askedWord),
  right: count,
  pieces: z.array(piece),
  tiles: z.array(z.string()),
  phase: z.enum(['asking', 'right', 'revealed']),
  picked: z.nullable(count),
})

/** A pupil whom the game is for. */
export const livePupil = z.object({
  userID: z.int(),
  displayName: z.string(),
  avatarUrl: z.string(),
  supports: z.array(z.enum(supports)),
  /** Separate days with a success, for each word of the plan. */
  days: z.array(count),
})
export type LivePupil = z.infer<typeof livePupil>

const livePlayer = z.extend(livePupil, {
  /** False until the pupil has joined. */
  hasJoined: z.boolean(),
  /** When the last socket closed; null while connected. */
  leftAt: instant,
  team: z.nullable(z.enum(teamAnimals)),
  /** The player's current question. */
  question: z.nullable(question),
})
export type LivePlayer = z.infer<typeof livePlayer>

const hands = z.object({ right: count, of: count })

/** The game without its answers. Includes the current questions, so that a new release can continue it. */
export const liveState = z.object({
  plan: livePlan,
  created: z.number(),
  phase: z.enum(gamePhases),
  /** Number of the current question, from 1; 0 in the lobby. */
  number: count,
  /** The index of the word of each question; empty in the lobby. */
  order: z.array(count),
  players: z.array(livePlayer),
  /** The question that the projector shows. */
  classQuestion: z.nullable(question),
  /** When the current question began, moved by the length of pauses. */
  startedAt: z.number(),
  pausedAt: instant,
  hostLeftAt: instant,
  /** The players who were asked each revealed question; empty for a skipped one. */
  asked: z.array(z.array(z.int())),
  hands: z.array(z.nullable(hands)),
})
export type LiveState = z.infer<typeof liveState>

export const storedAnswer = z.object({
  number: count,
  userID: z.int(),
  given: z.union([z.object({ option: count }), z.object({ placed: z.array(z.string()) })]),
  right: z.boolean(),
  word: z.string(),
  task: z.enum(askedTasks),
  options: z.nullable(count),
  at: z.number(),
})
export type StoredAnswer = z.infer<typeof storedAnswer>

export interface LiveGame {
  state: LiveState
  /** By `answerKey`. */
  answers: ReadonlyMap<string, StoredAnswer>
}

export function answerKey(number: number, userID: number): string {
  return `${number}:${userID}`
}

export function playerOf({ players }: LiveState, userID: number): LivePlayer | undefined {
  return players.find((player) => player.userID === userID)
}
