import * as z from 'zod/mini'
import { type FirstTry, firstTries } from '../../learning/first-try.ts'
import {
  CHEERS,
  GAME_OVER_MS,
  type GameItem,
  type GameOptions,
  type GameRules,
  isFinished,
  type Wait,
} from '../game.ts'
import { answerSounds, type GameSounds } from '../game-sounds.ts'
import { random } from '../random.ts'
import { type DropDeck, parseDropDeck } from './deck.ts'
import type { Scene, Thing } from './scene.ts'
import { drawRound, itemOf, type Task } from './tasks.ts'
import { accepts, type Point, restOf } from './zones.ts'

/** Delay after a right answer before the next sentence, and after a wrong one before the next try. */
const RIGHT_MS = 1500
const WRONG_MS = 1000
/** Number of misses of a sentence after which the right place is shown. */
const SHOWN_AFTER = 2
/** Maximum number of pieces per sentence; more would hide the place. */
const MAX_PIECES = 20

/** A thing placed in the scene. */
export interface Piece extends Point {
  id: number
  /** The thing's id. */
  thing: string
  /** Drawn behind the scene's foreground. */
  isUnder: boolean
  /** Index in `tasks` of the sentence that asked for it. */
  task: number
}

export interface DropState {
  phase: 'asking' | 'wrong' | 'right' | 'cheering' | 'over'
  scene: Scene
  tasks: readonly Task[]
  /** Index in `tasks` of the current sentence. */
  current: number
  /** Wrong answers to the current sentence. */
  misses: number
  pieces: Piece[]
  /** Colour id by shape id. */
  painted: Record<string, string>
  /** Ids of the touched spots of the current sentence, in order. */
  touched: string[]
  /** The wrong spot or shape, while it is shown. */
  wrong: string | null
  /** Indices in `tasks` of missed sentences. */
  missed: number[]
  cheer: string
}

const name = z.string().check(z.maxLength(60))

/** The player places, removes, confirms a count, colours and touches; other actions come from the timer. */
const action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('place'), thing: name, x: z.number(), y: z.number() }),
  z.object({ type: z.literal('remove'), piece: z.int() }),
  z.object({ type: z.literal('done') }),
  z.object({ type: z.literal('colour'), shape: name, colour: name }),
  z.object({ type: z.literal('touch'), spot: name }),
  z.object({ type: z.literal('clear') }),
  z.object({ type: z.literal('next') }),
  z.object({ type: z.literal('finish') }),
])
export type DropAction = z.infer<typeof action>

/** Ten sentences about a scene, each done by placing, colouring, counting or touching. Counts at the end. */
export const drop: GameRules<DropDeck, DropState, DropAction> = {
  action,
  parseDeck: parseDropDeck,
  init,
  step,
  wait,
  screen: ({ current }) => `${current}`,
  isOver: ({ phase }) => phase === 'over',
  progress: (state) => ({
    done: state.current + (state.phase === 'asking' || state.phase === 'wrong' ? 0 : 1),
    total: state.tasks.length,
  }),
  cheer: (state) => (isFinished(state) ? state.cheer : null),
  completions: (state) => (isFinished(state) ? 1 : 0),
  heard,
  missed,
  answers,
}

/** The current sentence. @throws {RangeError} if there is none */
export function taskOf({ tasks, current }: DropState): Task {
  const task = tasks[current]
  if (!task) throw new RangeError('A round needs a sentence.')
  return task
}

/** The pieces placed for the current sentence. */
export function piecesOfTask({ pieces, current }: DropState): Piece[] {
  return pieces.filter(({ task }) => task === current)
}

/** True if the place should be shown, after two misses. */
export function isPlaceShown({ phase, misses }: DropState): boolean {
  return phase === 'asking' && misses >= SHOWN_AFTER
}

function init({ scene, tasks }: DropDeck, { seed }: GameOptions): DropState {
  const chance = random(seed)
  return {
    phase: 'asking',
    scene,
    tasks: drawRound(tasks, chance),
    current: 0,
    misses: 0,
    pieces: [],
    painted: {},
    touched: [],
    wrong: null,
    missed: [],
    cheer: chance.pick(CHEERS),
  }
}

function step(state: DropState, action: DropAction): DropState {
  switch (action.type) {
    case 'clear':
      return state.phase === 'wrong' ? { ...state, phase: 'asking', wrong: null } : state
    case 'next':
      return state.phase === 'right' ? next(state) : state
    case 'finish':
      return state.phase === 'cheering' ? { ...state, phase: 'over' } : state
    default:
      return state.phase === 'asking' ? play(state, taskOf(state), action) : state
  }
}

type PlayerAction = Exclude<DropAction, { type: 'clear' | 'next' | 'finish' }>

function play(state: DropState, task: Task, action: PlayerAction): DropState {
  switch (action.type) {
    case 'place': {
      const thing = state.scene.things.find(({ id }) => id === action.thing)
      if (!thing || !isInside(state.scene, action) || !('thing' in task)) return state
      return place(state, task, thing, action)
    }
    case 'remove': {
      const isTaken = task.kind === 'count' && piecesOfTask(state).some(({ id }) => id === action.piece)
      return isTaken ? { ...state, pieces: state.pieces.filter(({ id }) => id !== action.piece) } : state
    }
    case 'done': {
      if (task.kind !== 'count') return state
      const { length } = piecesOfTask(state)
      if (length === 0) return state
      return length === task.count ? right(state) : wrong(state, null)
    }
    case 'colour': {
      const isThere = ({ id }: { id: string }) => id === action.shape || id === action.colour
      if (task.kind !== 'colour') return state
      if (!state.scene.shapes.some(isThere) || !state.scene.colours.some(isThere)) return state
      if (action.shape !== task.shape.id || action.colour !== task.colour.id)
        return wrong(state, action.shape)
      return right({ ...state, painted: { ...state.painted, [action.shape]: action.colour } })
    }
    case 'touch': {
      if (task.kind !== 'trail' || state.touched.includes(action.spot)) return state
      const { spots, order } = task.trail
      if (!spots.some(({ id }) => id === action.spot)) return state
      if (order[state.touched.length] !== action.spot) return wrong(state, action.spot)
      const touched = [...state.touched, action.spot]
      return touched.length === order.length ? right({ ...state, touched }) : { ...state, touched }
    }
  }
}

function place(
  state: DropState,
  task: Extract<Task, { thing: Thing }>,
  thing: Thing,
  point: Point,
): DropState {
  if (thing.id !== task.thing.id || !accepts(task.zone, point)) return wrong(state, null)
  const isCounted = task.kind === 'count'
  if (isCounted && piecesOfTask(state).length >= MAX_PIECES) return state
  const piece: Piece = {
    id: Math.max(0, ...state.pieces.map(({ id }) => id)) + 1,
    thing: thing.id,
    ...restOf(task.zone, thing, point),
    isUnder: task.zone.isUnder,
    task: state.current,
  }
  if (isCounted) return { ...state, pieces: [...state.pieces, piece] }
  // The thing exists once, so it leaves its earlier place.
  return right({ ...state, pieces: [...state.pieces.filter((other) => other.thing !== thing.id), piece] })
}

/** Only a chime: after a miss the sentence itself is read again. */
function heard(before: DropState, after: DropState): GameSounds | null {
  const isAnswered = before.phase === 'asking' && (after.phase === 'right' || after.phase === 'wrong')
  return isAnswered ? answerSounds(after.phase === 'right') : null
}

function right(state: DropState): DropState {
  return { ...state, phase: 'right', wrong: null }
}

function wrong(state: DropState, what: string | null): DropState {
  return {
    ...state,
    phase: 'wrong',
    wrong: what,
    misses: state.misses + 1,
    missed: [...new Set([...state.missed, state.current])],
  }
}

function next(state: DropState): DropState {
  const current = state.current + 1
  if (current >= state.tasks.length) return { ...state, phase: 'cheering' }
  return { ...state, phase: 'asking', current, misses: 0, touched: [] }
}

function wait({ phase }: DropState): Wait<DropAction> | null {
  switch (phase) {
    case 'wrong':
      return { ms: WRONG_MS, action: { type: 'clear' } }
    case 'right':
      return { ms: RIGHT_MS, action: { type: 'next' } }
    case 'cheering':
      return { ms: GAME_OVER_MS, action: { type: 'finish' } }
    default:
      return null
  }
}

function missed({ tasks, missed: places, scene }: DropState): GameItem[] {
  return places.flatMap((place) => {
    const task = tasks[place]
    return task ? [itemOf(task, scene)] : []
  })
}

function isInside({ width, height }: Scene, { x, y }: Point): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height
}

/** The first tries of all sentences that were done or missed. */
function answers({ tasks, scene, phase, current, missed }: DropState): FirstTry[] {
  const isDone = phase !== 'asking' && phase !== 'wrong'
  return firstTries(
    tasks.flatMap((task, place) => {
      const right = !missed.includes(place)
      const isTried = place < current || (place === current && (isDone || !right))
      return isTried ? [{ item: itemOf(task, scene), task: 'recognise', right }] : []
    }),
  )
}
