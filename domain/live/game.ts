import * as z from 'zod/mini'
import { HOUR, MINUTE, SECOND } from '../bounds.ts'
import { random } from '../games/random.ts'
import { askedTasks, askedWord } from '../learning/asked-word.ts'
import { applyAnswer, type Question } from '../learning/question.ts'
import { supports } from '../supports.ts'
import { animals, type Given, type LiveGameMessage, phases } from './messages.ts'
import { livePlan, orderWords, questionFor } from './plan.ts'
import { assignTeams, teamForLate } from './teams.ts'

/** The rules of a live game. Nothing here reads a clock: `now` and all instants are milliseconds since 1970. */

/** The game pauses and ends when no teacher has been connected for this long. */
export const PAUSE_AFTER_MS = MINUTE
export const END_AFTER_MS = 30 * MINUTE
/** The longest that a game stays open. */
export const MAX_GAME_MS = 4 * HOUR
/** How long the view of a game that is over stays available. Then the game deletes what it has stored. */
export const KEEP_OVER_MS = HOUR
/** A question waits this long for a disconnected player. */
export const AWAY_AFTER_MS = MINUTE
/** Answers given in the last moment may take this long to arrive. */
const GRACE_MS = 1000
/** Thinking time for pupils with the support `more-time`. */
const MORE_TIME_FACTOR = 1.5

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
  /** Null until the pupil has joined. */
  hasJoined: z.boolean(),
  /** When the last socket closed; null while connected. */
  leftAt: instant,
  team: z.nullable(z.enum(animals)),
  /** The player's current question. */
  question: z.nullable(question),
})
export type LivePlayer = z.infer<typeof livePlayer>

const hands = z.object({ right: count, of: count })

/** The state without answers. Stored as a whole, so that a new release asks the same question again. */
export const liveState = z.object({
  plan: livePlan,
  created: z.number(),
  phase: z.enum(phases),
  /** Of the current question, from 1; 0 in the lobby. */
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

export type LiveAction =
  | Exclude<LiveGameMessage, { type: 'answer' }>
  | { type: 'answer'; userID: number; number: number; given: Given }
  | { type: 'join' | 'leave' | 'erase'; userID: number }
  | { type: 'hostJoin' | 'hostLeave' | 'tick' }

export function answerKey(number: number, userID: number): string {
  return `${number}:${userID}`
}

export function newGame(plan: LiveState['plan'], pupils: readonly LivePupil[], now: number): LiveGame {
  const state: LiveState = {
    plan,
    created: now,
    phase: 'lobby',
    number: 0,
    order: [],
    players: pupils.map(newPlayer),
    classQuestion: null,
    startedAt: now,
    pausedAt: null,
    hostLeftAt: now,
    asked: [],
    hands: [],
  }
  return { state, answers: new Map() }
}

/** Adds pupils who were not there when the game was made. */
export function addPupils(game: LiveGame, pupils: readonly LivePupil[]): LiveGame {
  const known = new Set(game.state.players.map(({ userID }) => userID))
  const added = pupils.filter(({ userID }) => !known.has(userID)).map(newPlayer)
  return added.length === 0 ? game : change(game, { players: [...game.state.players, ...added] })
}

function newPlayer(pupil: LivePupil): LivePlayer {
  return { ...pupil, hasJoined: false, leftAt: null, team: null, question: null }
}

/** The game after an action. Returns the same object if the action does not apply. */
export function step(game: LiveGame, action: LiveAction, now: number): LiveGame {
  const { state } = game
  if (action.type === 'erase') return erase(game, action.userID)
  if (state.phase === 'over') return game
  if ('number' in action && action.number !== state.number) return game
  switch (action.type) {
    case 'join':
      return join(game, action.userID)
    case 'leave':
      return changePlayer(game, action.userID, ({ leftAt }) => (leftAt === null ? { leftAt: now } : null))
    case 'hostJoin':
      return state.hostLeftAt === null ? game : change(game, { hostLeftAt: null })
    case 'hostLeave':
      return state.hostLeftAt === null ? change(game, { hostLeftAt: now }) : game
    case 'answer':
      return answer(game, action, now)
    case 'start':
      return state.phase === 'lobby' ? start(game, now) : game
    case 'reveal':
      return state.phase === 'asking' ? reveal(game) : game
    case 'next':
      return state.phase === 'revealed' ? next(game, now) : game
    case 'skip':
      return state.phase === 'asking' || state.phase === 'revealed' ? skip(game, now) : game
    case 'pause':
      return state.phase === 'asking' && state.pausedAt === null ? change(game, { pausedAt: now }) : game
    case 'resume':
      return resume(game, now)
    case 'hands':
      return countHands(game, action)
    case 'end':
      return end(game)
    case 'tick':
      return tick(game, now)
  }
}

/** When the next `tick` is due; null if the game is over. */
export function nextTick(game: LiveGame): number | null {
  const { phase, hostLeftAt, pausedAt, created } = game.state
  if (phase === 'over') return null
  const instants = [created + MAX_GAME_MS]
  if (hostLeftAt !== null) {
    instants.push(hostLeftAt + END_AFTER_MS)
    if (phase === 'asking' && pausedAt === null) instants.push(hostLeftAt + PAUSE_AFTER_MS)
  }
  const deadline = deadlineOf(game)
  if (deadline !== null && pausedAt === null) instants.push(deadline)
  return Math.min(...instants)
}

/** Milliseconds left to think for a player, or for the class without one. Null without a limit. */
export function timeLeft(state: LiveState, player: LivePlayer | null, now: number): number | null {
  const { plan, phase, startedAt, pausedAt } = state
  if (phase !== 'asking' || plan.thinkSeconds === 0) return null
  const end = startedAt + thinkMs(state) * (player && hasMoreTime(player) ? MORE_TIME_FACTOR : 1)
  return Math.max(0, Math.round(end - (pausedAt ?? now)))
}

/** The results of counted questions. */
interface Tally {
  asked: number
  right: number
  rightByUser: ReadonlyMap<number, number>
}

/** Keyed by the list of counted questions: it is replaced when a question is counted, and their answers do not change. */
const tallies = new WeakMap<LiveState['asked'], Tally>()

/** The tally of counted questions, computed once and shared by the views of all pupils. */
export function tallyOf({ state: { asked }, answers }: LiveGame): Tally {
  const known = tallies.get(asked)
  if (known) return known
  const rightByUser = new Map<number, number>()
  for (const [index, userIDs] of asked.entries()) {
    const right = userIDs.filter((userID) => answers.get(answerKey(index + 1, userID))?.right)
    for (const userID of right) rightByUser.set(userID, (rightByUser.get(userID) ?? 0) + 1)
  }
  const right = [...rightByUser.values()].reduce((sum, each) => sum + each, 0)
  const tally = { asked: asked.flat().length, right, rightByUser }
  tallies.set(asked, tally)
  return tally
}

/** The player's answers to counted questions. */
export function countedAnswers({ state, answers }: LiveGame, userID: number): StoredAnswer[] {
  return state.asked.flatMap((asked, index) => {
    const given = asked.includes(userID) && answers.get(answerKey(index + 1, userID))
    return given ? [given] : []
  })
}

function join(game: LiveGame, userID: number): LiveGame {
  const { phase, plan, players } = game.state
  return changePlayer(game, userID, (player) => {
    if (player.hasJoined) return player.leftAt === null ? null : { leftAt: null }
    const joinsTeam = plan.way === 'teams' && phase !== 'lobby'
    return {
      hasJoined: true,
      team: joinsTeam ? teamForLate(players) : null,
      leftAt: null,
      question: phase === 'asking' ? questionOf(game.state, player) : null,
    }
  })
}

/** Removes everything about a pupil, also from a game that is over. */
function erase({ state, answers }: LiveGame, erasedID: number): LiveGame {
  return {
    state: {
      ...state,
      players: state.players.filter(({ userID }) => userID !== erasedID),
      asked: state.asked.map((asked) => asked.filter((userID) => userID !== erasedID)),
    },
    answers: new Map([...answers].filter(([, { userID }]) => userID !== erasedID)),
  }
}

function answer(game: LiveGame, sent: Extract<LiveAction, { type: 'answer' }>, now: number): LiveGame {
  const { state, answers } = game
  const { number, userID } = sent
  const key = answerKey(number, userID)
  const question = playerOf(state, userID)?.question
  if (state.phase !== 'asking' || !question || answers.has(key)) return game
  const { phase } = applyAnswer(question, sent.given)
  if (phase === 'asking') return game
  const stored: StoredAnswer = {
    number,
    userID,
    given: sent.given,
    right: phase === 'right',
    word: question.word.id,
    task: question.task,
    options: question.task === 'spell' ? null : question.options.length,
    at: now,
  }
  const answered = { state, answers: new Map(answers).set(key, stored) }
  const waits = (player: LivePlayer) =>
    isPending(answered, player) && (player.leftAt === null || now < player.leftAt + AWAY_AFTER_MS)
  return state.pausedAt !== null || state.players.some(waits) ? answered : reveal(answered)
}

function start(game: LiveGame, now: number): LiveGame {
  const { plan, players } = game.state
  const joined = players.filter(({ hasJoined }) => hasJoined)
  const teams = plan.way === 'teams' ? assignTeams(joined) : joined
  const inTeams = players.map((each) => teams.find(({ userID }) => userID === each.userID) ?? each)
  const pupils = joined.length > 0 ? joined : players
  const order = orderWords(plan, pupils, random(plan.seed))
  return askEverybody(change(game, { players: inTeams, order }), 1, now)
}

function next(game: LiveGame, now: number): LiveGame {
  const { number, plan } = game.state
  return number >= plan.questions ? change(game, { phase: 'over' }) : askEverybody(game, number + 1, now)
}

function skip(game: LiveGame, now: number): LiveGame {
  const { number, asked, hands } = game.state
  return next(
    change(game, {
      asked: replaced(asked, number - 1, [], []),
      hands: replaced(hands, number - 1, null, null),
    }),
    now,
  )
}

function askEverybody(game: LiveGame, number: number, now: number): LiveGame {
  const state: LiveState = { ...game.state, number, phase: 'asking', startedAt: now, pausedAt: null }
  const players = state.players.map((player) => ({
    ...player,
    question: player.hasJoined ? questionOf(state, player) : null,
  }))
  return { ...game, state: { ...state, players, classQuestion: questionOf(state, null) } }
}

/** The player's question, or that of the class, which has no supports and knows each word as most players do. */
function questionOf({ plan, number, order, players }: LiveState, player: LivePlayer | null): Question {
  const chance = random(
    Math.imul(plan.seed ^ Math.imul(number, 0x9e3779b1), 0x85ebca6b) ^ (player?.userID ?? 0),
  )
  const pupil = player ?? { days: medianDays(plan, players), supports: [] }
  return questionFor(plan, { order, number }, pupil, chance)
}

function medianDays(plan: LiveState['plan'], players: readonly LivePlayer[]): number[] {
  const joined = players.filter(({ hasJoined }) => hasJoined)
  return plan.words.map((_word, index) => {
    const sorted = joined.map(({ days }) => days[index] ?? 0).toSorted((one, other) => one - other)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  })
}

function reveal(game: LiveGame): LiveGame {
  const { number, asked, players } = game.state
  const isAsked = (player: LivePlayer) =>
    player.question !== null && (player.leftAt === null || game.answers.has(answerKey(number, player.userID)))
  const their = players.filter(isAsked).map(({ userID }) => userID)
  return change(game, { phase: 'revealed', pausedAt: null, asked: replaced(asked, number - 1, their, []) })
}

function resume(game: LiveGame, now: number): LiveGame {
  const { pausedAt, startedAt } = game.state
  return pausedAt === null ? game : change(game, { pausedAt: null, startedAt: startedAt + now - pausedAt })
}

function countHands(game: LiveGame, { number, right, of }: Extract<LiveAction, { type: 'hands' }>): LiveGame {
  const { plan, phase, hands } = game.state
  if (plan.hasTablets || phase === 'lobby' || right > of) return game
  return change(game, { hands: replaced(hands, number - 1, { right, of }, null) })
}

/** A question that somebody has answered counts, although the game ends before it is revealed. */
function end(game: LiveGame): LiveGame {
  const { phase, number } = game.state
  const isAnswered = [...game.answers.values()].some((each) => each.number === number)
  return change(phase === 'asking' && isAnswered ? reveal(game) : game, { phase: 'over', pausedAt: null })
}

function tick(game: LiveGame, now: number): LiveGame {
  const { state } = game
  const { created, hostLeftAt, phase, pausedAt } = state
  if (now >= created + MAX_GAME_MS) return end(game)
  if (hostLeftAt !== null && now >= hostLeftAt + END_AFTER_MS) return end(game)
  if (phase !== 'asking' || pausedAt !== null) return game
  if (hostLeftAt !== null && now >= hostLeftAt + PAUSE_AFTER_MS) return change(game, { pausedAt: now })
  const deadline = deadlineOf(game)
  return deadline !== null && now >= deadline ? reveal(game) : game
}

/** When the question ends by itself. It waits for pupils who have more time and have not answered. */
function deadlineOf(game: LiveGame): number | null {
  const { state } = game
  if (state.phase !== 'asking' || state.plan.thinkSeconds === 0) return null
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

/** True if the player has been asked and has not answered. */
function isPending({ state, answers }: LiveGame, { question, userID }: LivePlayer): boolean {
  return question !== null && !answers.has(answerKey(state.number, userID))
}

export function playerOf({ players }: LiveState, userID: number): LivePlayer | undefined {
  return players.find((player) => player.userID === userID)
}

function change(game: LiveGame, changes: Partial<LiveState>): LiveGame {
  return { ...game, state: { ...game.state, ...changes } }
}

/** @param how the player's changes, or null for none */
function changePlayer(
  game: LiveGame,
  userID: number,
  how: (player: LivePlayer) => Partial<LivePlayer> | null,
): LiveGame {
  const player = playerOf(game.state, userID)
  const changes = player && how(player)
  if (!changes) return game
  const players = game.state.players.map((each) => (each === player ? { ...each, ...changes } : each))
  return change(game, { players })
}

/** The list with another value at `index`, filled up to it with `empty`. */
function replaced<Value>(list: readonly Value[], index: number, value: Value, empty: Value): Value[] {
  const length = Math.max(list.length, index + 1)
  return Array.from({ length }, (_none, each) => (each === index ? value : (list[each] ?? empty)))
}
