import type { Random } from '../../../domain/games/random.ts'
import { chanceOfRight } from '../../../domain/learning/evidence.ts'
import type { WordTask } from '../../../domain/learning/task.ts'
import type { Law, Trace } from './laws.ts'

/** Properties of a task for a simulated child. */
interface TaskModel {
  /** Number of options to choose from; null if the word is produced. */
  options: number | null
  seconds: number
  /** Ease relative to recalling without help: the chance to know is 1 - (1 - recall) ** hints. Below 1 is harder. */
  hints: number
  /** Learning from a right answer, relative to producing the word: 0.57 to 0.77 in the meta-analyses. */
  strength: number
}

const TASKS: Readonly<Record<Exclude<WordTask, 'say'>, TaskModel>> = {
  recognise: { options: 4, seconds: 7, hints: 2.5, strength: 0.6 },
  listen: { options: 4, seconds: 8, hints: 2, strength: 0.65 },
  recall: { options: 4, seconds: 8, hints: 1.5, strength: 0.75 },
  spell: { options: null, seconds: 20, hints: 0.85, strength: 1 },
}
export type AskedTask = keyof typeof TASKS
export const askedTasks: readonly AskedTask[] = ['recognise', 'listen', 'recall', 'spell']

/** A new word is shown, heard and said. After a wrong answer the right word is shown and heard. */
const SHOWN = { seconds: 12, strength: 0.5 }
const SHOWN_AFTER_WRONG = { seconds: 5, strength: 0.6 }

/** The outcome of a question. `seconds` includes the time for which the answer was shown. */
export interface TaskOutcome {
  right: boolean
  options: number | null
  seconds: number
  /** True probability of a right answer, by the law. */
  likelihood: number
}

/** A simulated child who remembers words according to a memory law. */
export interface Child {
  show(word: string, at: number): number
  answer(word: string, task: AskedTask, at: number): TaskOutcome
  /** Probability that the word is recalled without help. */
  recall(word: string, at: number): number
}

/** @param nature draws abilities and difficulties @param luck draws the outcomes */
export function childOf(law: Law, nature: Random, luck: Random, words: readonly string[]): Child {
  const traceOf = law.child(nature)
  const traces = new Map<string, Trace>(words.map((word) => [word, traceOf(nature)]))
  const trace = (word: string): Trace => {
    const found = traces.get(word)
    if (!found) throw new Error(`There is no word ${word}.`)
    return found
  }
  return {
    show(word, at) {
      trace(word).met(at, SHOWN.strength)
      return SHOWN.seconds
    },
    answer(word, task, at) {
      const { options, seconds, hints, strength } = TASKS[task]
      const its = trace(word)
      const known = 1 - (1 - its.recall(at)) ** hints
      const knows = luck.next() < known
      const right = knows || (options !== null && luck.next() < 1 / options)
      // A lucky guess teaches as much as being shown the answer.
      its.met(at, knows ? strength : SHOWN_AFTER_WRONG.strength)
      const likelihood = chanceOfRight({ chance: known, options })
      return { right, options, likelihood, seconds: seconds + (right ? 0 : SHOWN_AFTER_WRONG.seconds) }
    },
    recall: (word, at) => trace(word).recall(at),
  }
}
