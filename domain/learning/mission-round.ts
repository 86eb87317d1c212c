import * as z from 'zod/mini'
import type { Progress, Wait } from '../games/game.ts'
import { answerHeard, type Heard } from '../games/heard.ts'
import { roundChance } from '../games/rounds.ts'
import type { FirstTry } from './first-try.ts'
import type { MissionDeck } from './mission-deck.ts'
import { answered, ask, type Question } from './question.ts'

/** How a mission is played: one thing at a time, without clock and without end by mistakes. */

/** A step of the mission: the word of the task at `place` is met, asked, or said aloud. */
interface Step {
  kind: 'meet' | 'ask' | 'say'
  place: number
}

export interface MissionState {
  seed: number
  deck: MissionDeck
  /** The step under way; null once the mission is over. */
  step: Step | null
  queue: readonly Step[]
  /** How many steps were begun before this one. */
  round: number
  /** What is asked; null while a word is met or said. */
  question: Question | null
  tries: readonly Try[]
}

interface Try extends FirstTry {
  place: number
}

/** So many steps lie between a word's first meeting and its question, and before what was wrong comes back. */
const GAP = 3
/** How long a right answer stands, in milliseconds. What was wrong stands until the child goes on. */
const RIGHT_MS = 1600

const action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pick'), option: z.int() }),
  z.object({ type: z.literal('spell'), placed: z.array(z.string()) }),
  z.object({ type: z.literal('next') }),
])
export type MissionAction = z.infer<typeof action>

export const missionRound = { action, init, step, wait, screen, heard, progress, answers, isOver }

function init(deck: MissionDeck, { seed }: { seed: number }): MissionState {
  const [first = null, ...queue] = stepsOf(deck.tasks)
  return begin({ seed, deck, step: first, queue, round: 0, question: null, tries: [] })
}

/** All are asked in their order; a new word is met first, and asked some steps later. What is to be said is said after its question. */
function stepsOf(tasks: MissionDeck['tasks']): Step[] {
  const steps: Step[] = []
  const met: Step[][] = []
  tasks.forEach(({ isNew, isSaid }, place) => {
    const asking: Step[] = [{ kind: 'ask', place }, ...(isSaid ? [{ kind: 'say', place } as const] : [])]
    if (isNew) {
      steps.push({ kind: 'meet', place })
      met.push(asking)
    } else steps.push(...asking)
    if (met.length >= GAP) steps.push(...met.splice(0, 1).flat())
  })
  return [...steps, ...met.flat()]
}

/** Puts the question of the step that begins. */
function begin(state: MissionState): MissionState {
  const { step, deck } = state
  const task = step && deck.tasks[step.place]
  if (!task || step.kind !== 'ask') return { ...state, question: null }
  const others = [...deck.tasks.map(({ word }) => word), ...deck.others]
  return { ...state, question: ask(task.word, task.task, { others, chance: roundChance(state) }) }
}

function step(state: MissionState, action: MissionAction): MissionState {
  switch (action.type) {
    case 'pick':
      return answer(state, { option: action.option })
    case 'spell':
      return answer(state, { placed: action.placed })
    case 'next':
      return state.step === null || state.question?.phase === 'asking' ? state : next(state)
  }
}

function answer(state: MissionState, given: Parameters<typeof answered>[1]): MissionState {
  if (!state.question || !state.step) return state
  const question = answered(state.question, given)
  if (question === state.question) return state
  const { word, task, options } = question
  const tried: Try = {
    place: state.step.place,
    word: word.id,
    task,
    right: question.phase === 'right',
    ...(task !== 'spell' && { options: options.length }),
  }
  return { ...state, question, tries: [...state.tries, tried] }
}

/** What was wrong comes back some steps later, until it is right once. */
function next(state: MissionState): MissionState {
  const { queue, question } = state
  const again = question?.phase === 'revealed' && state.step
  const [following = null, ...rest] = again ? [...queue.slice(0, GAP), again, ...queue.slice(GAP)] : queue
  return begin({ ...state, step: following, queue: rest, round: state.round + 1 })
}

function wait({ question }: MissionState): Wait<MissionAction> | null {
  return question?.phase === 'right' ? { ms: RIGHT_MS, action: { type: 'next' } } : null
}

function screen({ round, question }: MissionState): string {
  return `${round} ${question?.phase ?? ''}`
}

/** Each answer has its chime and its word. */
function heard(before: MissionState, after: MissionState): Heard | null {
  if (!after.question || after.tries.length === before.tries.length) return null
  return answerHeard(after.question.phase === 'right', after.question.word)
}

/** Words that were right once. */
function progress({ deck, tries }: MissionState): Progress {
  const right = tries.filter((each) => each.right).map(({ place }) => place)
  return { done: new Set(right).size, total: deck.tasks.length }
}

/** The first try at each word, in the order in which they were made: more of them come, and none changes. */
function answers({ tries }: MissionState): FirstTry[] {
  const first = new Map<string, FirstTry>()
  for (const { place: _place, ...told } of tries) if (!first.has(told.word)) first.set(told.word, told)
  return [...first.values()]
}

function isOver({ step }: MissionState): boolean {
  return step === null
}
