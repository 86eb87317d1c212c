import * as z from 'zod/mini'
import type { Progress, Wait } from '../games/game.ts'
import { answerSounds, type GameSounds } from '../games/game-sounds.ts'
import { roundRandom } from '../games/rounds.ts'
import type { FirstTry } from './first-try.ts'
import type { MissionDeck } from './mission-deck.ts'
import { applyAnswer, createQuestion, type Question } from './question.ts'

/** The rules of playing a mission: one step at a time, without a timer; mistakes do not end it. */

/**
 * A step: the task's word is shown (`meet`), asked, said aloud, or spelt to prove that it is known already (`prove`).
 * `taskIndex` is the task's index.
 */
interface Step {
  kind: 'meet' | 'ask' | 'say' | 'prove'
  taskIndex: number
}

export interface MissionState {
  seed: number
  deck: MissionDeck
  /** The current step; null when the mission is over. */
  step: Step | null
  queue: readonly Step[]
  /** Number of steps before this one. */
  round: number
  /** Null while a word is shown or said. */
  question: Question | null
  tries: readonly Try[]
}

interface Try extends FirstTry {
  taskIndex: number
}

/** Number of steps between showing a word and asking for it, and before a wrong word is repeated. */
const STEPS_UNTIL_ASKED_AGAIN = 3
/** How long a right answer is shown. After a wrong one the pupil continues by pressing a button. */
const RIGHT_MS = 1600

/**
 * The round that was on screen when the pupil acted. Absent in automatic actions and in older stored runs.
 */
const actedRound = { round: z.optional(z.int()) }
const action = z.discriminatedUnion('type', [
  z.object({ ...actedRound, type: z.literal('pick'), option: z.int() }),
  z.object({ ...actedRound, type: z.literal('spell'), placed: z.array(z.string()) }),
  z.object({ ...actedRound, type: z.literal('next') }),
  z.object({ ...actedRound, type: z.literal('prove') }),
])
export type MissionAction = z.infer<typeof action>

export const missionRound = {
  action,
  init,
  step,
  wait,
  screen,
  heard,
  progress,
  rightWords,
  answers,
  isOver,
  canProve,
}

function init(deck: MissionDeck, { seed }: { seed: number }): MissionState {
  const [first = null, ...queue] = stepsOf(deck.tasks)
  return begin({ seed, deck, step: first, queue, round: 0, question: null, tries: [] })
}

/** All words in order. New words are shown some steps earlier; words to say follow their question. */
function stepsOf(tasks: MissionDeck['tasks']): Step[] {
  const steps: Step[] = []
  const met: Step[][] = []
  tasks.forEach(({ isNew, isSaid }, taskIndex) => {
    const questionSteps: Step[] = [
      { kind: 'ask', taskIndex },
      ...(isSaid ? [{ kind: 'say', taskIndex } as const] : []),
    ]
    if (isNew) {
      steps.push({ kind: 'meet', taskIndex })
      met.push(questionSteps)
    } else steps.push(...questionSteps)
    if (met.length >= STEPS_UNTIL_ASKED_AGAIN) steps.push(...met.splice(0, 1).flat())
  })
  return [...steps, ...met.flat()]
}

/** Creates the question of the current step. */
function begin(state: MissionState): MissionState {
  const { step, deck } = state
  const task = step && deck.tasks[step.taskIndex]
  if (!task || step.kind === 'meet' || step.kind === 'say') return { ...state, question: null }
  const others = [...deck.tasks.map(({ word }) => word), ...deck.others]
  const { supports } = deck
  const chance = roundRandom(state)
  const asked = step.kind === 'prove' ? 'spell' : task.task
  return { ...state, question: createQuestion(task.word, asked, { others, chance, supports }) }
}

function step(state: MissionState, action: MissionAction): MissionState {
  // The second tap of a double tap: it was meant for the previous round, which was still on screen.
  if (action.round !== undefined && action.round !== state.round) return state
  switch (action.type) {
    case 'pick':
      return answer(state, { option: action.option })
    case 'spell':
      return answer(state, { placed: action.placed })
    case 'next':
      return state.step === null || state.question?.phase === 'asking' ? state : next(state)
    case 'prove':
      return prove(state)
  }
}

/** True while an untried new word is shown, so that the pupil may prove that they know it already. */
function canProve({ step, tries }: MissionState): boolean {
  return step?.kind === 'meet' && tries.every(({ taskIndex }) => taskIndex !== step.taskIndex)
}

/** Replaces all steps of the shown word by its proof. */
function prove(state: MissionState): MissionState {
  if (!state.step || !canProve(state)) return state
  const { taskIndex } = state.step
  const queue = state.queue.filter((step) => step.taskIndex !== taskIndex)
  return begin({ ...state, step: { kind: 'prove', taskIndex }, queue, round: state.round + 1 })
}

function answer(state: MissionState, given: Parameters<typeof applyAnswer>[1]): MissionState {
  if (!state.question || !state.step) return state
  const question = applyAnswer(state.question, given)
  if (question === state.question) return state
  const { word, task, options } = question
  const tried: Try = {
    taskIndex: state.step.taskIndex,
    word: word.id,
    task,
    right: question.phase === 'right',
    ...(task !== 'spell' && { options: options.length }),
  }
  return { ...state, question, tries: [...state.tries, tried] }
}

/** Repeats a wrong word some steps later. After a wrong proof the word is shown first. */
function next(state: MissionState): MissionState {
  const { queue, question } = state
  const repeated = question?.phase === 'revealed' ? state.step : null
  const shown: Step[] = repeated?.kind === 'prove' ? [{ ...repeated, kind: 'meet' }] : []
  const [following = null, ...rest] = repeated
    ? [
        ...shown,
        ...queue.slice(0, STEPS_UNTIL_ASKED_AGAIN),
        { ...repeated, kind: 'ask' } as const,
        ...queue.slice(STEPS_UNTIL_ASKED_AGAIN),
      ]
    : queue
  return begin({ ...state, step: following, queue: rest, round: state.round + 1 })
}

function wait({ question }: MissionState): Wait<MissionAction> | null {
  return question?.phase === 'right' ? { ms: RIGHT_MS, action: { type: 'next' } } : null
}

function screen({ round, question }: MissionState): string {
  return `${round} ${question?.phase ?? ''}`
}

/** Each answer plays a chime and the word. */
function heard(before: MissionState, after: MissionState): GameSounds | null {
  if (!after.question || after.tries.length === before.tries.length) return null
  return answerSounds(after.question.phase === 'right', after.question.word)
}

/** Counts the words that were right at least once. */
function progress(state: MissionState): Progress {
  return { done: rightWords(state).length, total: state.deck.tasks.length }
}

/** The ids of the words that were right at least once. */
function rightWords({ tries }: MissionState): string[] {
  return [...new Set(tries.flatMap(({ word, right }) => (right ? [word] : [])))]
}

/** The first try at each word, in order. The list only grows. */
function answers({ tries }: MissionState): FirstTry[] {
  const first = new Map<string, FirstTry>()
  for (const { taskIndex: _taskIndex, ...tried } of tries)
    if (!first.has(tried.word)) first.set(tried.word, tried)
  return [...first.values()]
}

function isOver({ step }: MissionState): boolean {
  return step === null
}
