import { HOUR, MINUTE, SECOND } from '../bounds.ts'
import { answerKey, type LiveGame, type LivePlayer, type LiveState } from './state.ts'

/** The times of a live game. */

/** The game pauses when no teacher has been connected for this long, and later ends. */
export const PAUSE_AFTER_MS = MINUTE
export const END_AFTER_MS = 30 * MINUTE
/** Maximum time that a game stays open. */
export const MAX_GAME_MS = 4 * HOUR
/** A game that nobody has entered does not end by itself. It can be entered until this time has passed. */
export const OPEN_MS = MAX_GAME_MS + HOUR
/** How long the view of a game that is over stays available. Then the game deletes what it has stored. */
export const KEEP_OVER_MS = HOUR
/** A question waits this long for a disconnected player. */
export const AWAY_AFTER_MS = MINUTE
/** Answers given in the last moment may take this long to arrive. */
const GRACE_MS = 1000
/** Thinking time for pupils with the support `more-time`. */
const MORE_TIME_FACTOR = 1.5

/** When the next `tick` is due; null if the game is over. */
export function nextTick(game: LiveGame): number | null {
  const { phase, hostLeftAt, pausedAt, created } = game.state
  if (phase === 'over') return null
  const instants = [created + MAX_GAME_MS]
  if (hostLeftAt !== null) {
    instants.push(hostLeftAt + END_AFTER_MS)
    if (phase === 'asking' && pausedAt === null) instants.push(hostLeftAt + PAUSE_AFTER_MS)
  }
  if (phase === 'asking' && pausedAt === null) instants.push(questionEnd(game))
  return Math.min(...instants)
}

/**
 * Milliseconds left to think for a player, or for the class if `player` is null. Null if there is no limit.
 */
export function timeLeft(state: LiveState, player: LivePlayer | null, now: number): number | null {
  const { plan, phase, startedAt, pausedAt } = state
  if (phase !== 'asking' || plan.thinkSeconds === 0) return null
  const end = startedAt + thinkMs(state) * (player && hasMoreTime(player) ? MORE_TIME_FACTOR : 1)
  return Math.max(0, Math.round(end - (pausedAt ?? now)))
}

/** When the current question ends by itself unless the game is paused; `Infinity` if not known yet. */
export function questionEnd(game: LiveGame): number {
  return Math.min(deadlineOf(game), waitEnd(game))
}

/**
 * When the question stops waiting for pending players; `Infinity` if nobody has answered, or if one of them
 * is connected.
 */
function waitEnd(game: LiveGame): number {
  const { number, startedAt, players } = game.state
  if (!isAnswered(game, number)) return Number.POSITIVE_INFINITY
  const ends = players
    .filter((player) => isPending(game, player))
    .map(({ leftAt }) => (leftAt === null ? Number.POSITIVE_INFINITY : leftAt + AWAY_AFTER_MS))
  return Math.max(startedAt, ...ends)
}

/**
 * When the time to think is over; `Infinity` without a limit. Later while pupils who have more time have not
 * answered.
 */
function deadlineOf(game: LiveGame): number {
  const { state } = game
  if (state.plan.thinkSeconds === 0) return Number.POSITIVE_INFINITY
  const waits = state.players.some(
    (player) => player.leftAt === null && hasMoreTime(player) && isPending(game, player),
  )
  return state.startedAt + thinkMs(state) * (waits ? MORE_TIME_FACTOR : 1) + GRACE_MS
}

function thinkMs({ plan }: LiveState): number {
  return plan.thinkSeconds * SECOND
}

function hasMoreTime({ supports }: LivePlayer): boolean {
  return supports.includes('more-time')
}

/** True if at least one pupil has answered the question. */
export function isAnswered({ answers }: LiveGame, number: number): boolean {
  return [...answers.values()].some((answer) => answer.number === number)
}

/** True if the player has been asked and has not answered. */
function isPending({ state, answers }: LiveGame, { question, userID }: LivePlayer): boolean {
  return question !== null && !answers.has(answerKey(state.number, userID))
}
