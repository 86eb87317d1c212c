import { type Random, random } from '../games/random.ts'
import { applyAnswer, type Question } from '../learning/question.ts'
import type { GivenAnswer, LiveGameMessage } from './messages.ts'
import { classQuestion, orderWords, pupilQuestion } from './plan.ts'
import {
  answerKey,
  type LiveGame,
  type LivePlayer,
  type LivePupil,
  type LiveState,
  playerOf,
  type StoredAnswer,
} from './state.ts'
import { assignTeams, teamForLate } from './teams.ts'
import { END_AFTER_MS, isAnswered, MAX_GAME_MS, PAUSE_AFTER_MS, questionEnd } from './timing.ts'

/** The rules of a live game. Nothing here reads a clock: `now` and all instants are milliseconds since 1970. */

export type LiveAction =
  | Exclude<LiveGameMessage, { type: 'answer' }>
  | { type: 'answer'; userID: number; number: number; given: GivenAnswer }
  | { type: 'join' | 'leave' | 'erase'; userID: number }
  | { type: 'hostJoin' | 'hostLeave' | 'tick' }

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
  return added.length === 0 ? game : withState(game, { players: [...game.state.players, ...added] })
}

function newPlayer(pupil: LivePupil): LivePlayer {
  return { ...pupil, hasJoined: false, leftAt: null, team: null, question: null }
}

/** The game after an action. Returns the same object if the action does not apply. */
export function stepGame(game: LiveGame, action: LiveAction, now: number): LiveGame {
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
      return state.hostLeftAt === null ? game : withState(game, { hostLeftAt: null })
    case 'hostLeave':
      return state.hostLeftAt === null ? withState(game, { hostLeftAt: now }) : game
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
      return state.phase === 'asking' && state.pausedAt === null ? withState(game, { pausedAt: now }) : game
    case 'resume':
      return resume(game, now)
    case 'hands':
      return countHands(game, action)
    case 'end':
      return endGame(game)
    case 'tick':
      return tick(game, now)
  }
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
      question: phase === 'asking' ? questionFor(game.state, player) : null,
    }
  })
}

/** Removes everything about a pupil, even from a game that is over. */
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
  return revealIfDue({ state, answers: new Map(answers).set(key, stored) }, now)
}

function start(game: LiveGame, now: number): LiveGame {
  const { plan, players } = game.state
  const teams = plan.way === 'teams' ? assignTeams(players.filter(({ hasJoined }) => hasJoined)) : []
  const inTeams = players.map((each) => teams.find(({ userID }) => userID === each.userID) ?? each)
  const order = orderWords(plan, joinedOrAll(players), random(plan.seed))
  return askEverybody(withState(game, { players: inTeams, order }), 1, now)
}

function next(game: LiveGame, now: number): LiveGame {
  const { number, plan } = game.state
  return number >= plan.questions ? withState(game, { phase: 'over' }) : askEverybody(game, number + 1, now)
}

function skip(game: LiveGame, now: number): LiveGame {
  const { number, asked, hands } = game.state
  return next(
    withState(game, {
      asked: withValueAt(asked, number - 1, [], []),
      hands: withValueAt(hands, number - 1, null, null),
    }),
    now,
  )
}

function askEverybody(game: LiveGame, number: number, now: number): LiveGame {
  const { plan, order, players } = game.state
  const asked = classQuestion(
    plan,
    { order, number, days: medianDays(plan, players) },
    chanceOf(plan, number, 0),
  )
  const state: LiveState = {
    ...game.state,
    number,
    phase: 'asking',
    startedAt: now,
    pausedAt: null,
    classQuestion: asked,
  }
  const withQuestion = (player: LivePlayer) => ({
    ...player,
    question: player.hasJoined ? questionFor(state, player) : null,
  })
  return { ...game, state: { ...state, players: players.map(withQuestion) } }
}

function questionFor(state: LiveState, { userID, supports }: LivePlayer): Question | null {
  const { plan, number, classQuestion: asked } = state
  return asked && pupilQuestion(plan, asked, supports, chanceOf(plan, number, userID))
}

function chanceOf({ seed }: LiveState['plan'], number: number, userID: number): Random {
  return random(Math.imul(seed ^ Math.imul(number, 0x9e3779b1), 0x85ebca6b) ^ userID)
}

function medianDays(plan: LiveState['plan'], players: readonly LivePlayer[]): number[] {
  const joined = joinedOrAll(players)
  return plan.words.map((_word, index) => {
    const sorted = joined.map(({ days }) => days[index] ?? 0).toSorted((one, other) => one - other)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  })
}

/** The players whose knowledge decides the questions: all if nobody has joined, as without tablets. */
function joinedOrAll(players: readonly LivePlayer[]): readonly LivePlayer[] {
  const joined = players.filter(({ hasJoined }) => hasJoined)
  return joined.length > 0 ? joined : players
}

function reveal(game: LiveGame): LiveGame {
  const { number, asked, players } = game.state
  const isAsked = (player: LivePlayer) =>
    player.question !== null && (player.leftAt === null || game.answers.has(answerKey(number, player.userID)))
  const their = players.filter(isAsked).map(({ userID }) => userID)
  return withState(game, {
    phase: 'revealed',
    pausedAt: null,
    asked: withValueAt(asked, number - 1, their, []),
  })
}

/** A pause uses up neither the time to think nor the wait for disconnected players. */
function resume(game: LiveGame, now: number): LiveGame {
  const { pausedAt, startedAt, players } = game.state
  if (pausedAt === null) return game
  const moved = (instant: number) => instant + now - Math.max(instant, pausedAt)
  const resumed = withState(game, {
    pausedAt: null,
    startedAt: moved(startedAt),
    players: players.map((player) =>
      player.leftAt === null ? player : { ...player, leftAt: moved(player.leftAt) },
    ),
  })
  return revealIfDue(resumed, now)
}

function revealIfDue(game: LiveGame, now: number): LiveGame {
  return game.state.pausedAt === null && now >= questionEnd(game) ? reveal(game) : game
}

function countHands(game: LiveGame, { number, right, of }: Extract<LiveAction, { type: 'hands' }>): LiveGame {
  const { plan, phase, hands } = game.state
  if (plan.hasTablets || phase === 'lobby' || right > of) return game
  return withState(game, { hands: withValueAt(hands, number - 1, { right, of }, null) })
}

/** Ends the game. The current question counts if somebody has answered it, even if it was not revealed. */
function endGame(game: LiveGame): LiveGame {
  const { phase, number } = game.state
  const counts = phase === 'asking' && isAnswered(game, number)
  return withState(counts ? reveal(game) : game, { phase: 'over', pausedAt: null })
}

function tick(game: LiveGame, now: number): LiveGame {
  const { state } = game
  const { created, hostLeftAt, phase, pausedAt } = state
  if (now >= created + MAX_GAME_MS) return endGame(game)
  if (hostLeftAt !== null && now >= hostLeftAt + END_AFTER_MS) return endGame(game)
  if (phase !== 'asking' || pausedAt !== null) return game
  if (hostLeftAt !== null && now >= hostLeftAt + PAUSE_AFTER_MS) return withState(game, { pausedAt: now })
  return revealIfDue(game, now)
}

function withState(game: LiveGame, changes: Partial<LiveState>): LiveGame {
  return { ...game, state: { ...game.state, ...changes } }
}

/** @param how returns the player's changes, or null if nothing changes */
function changePlayer(
  game: LiveGame,
  userID: number,
  how: (player: LivePlayer) => Partial<LivePlayer> | null,
): LiveGame {
  const player = playerOf(game.state, userID)
  const changes = player && how(player)
  if (!changes) return game
  const players = game.state.players.map((each) => (each === player ? { ...each, ...changes } : each))
  return withState(game, { players })
}

/** The list with `value` at `index`. A shorter list is first filled up to there with `empty`. */
function withValueAt<Value>(list: readonly Value[], index: number, value: Value, empty: Value): Value[] {
  const length = Math.max(list.length, index + 1)
  return Array.from({ length }, (_none, each) => (each === index ? value : (list[each] ?? empty)))
}
