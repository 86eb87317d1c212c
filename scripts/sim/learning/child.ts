import type { Random } from '../../../domain/games/random.ts'
import { chanceOfRight } from '../../../domain/learning/evidence.ts'
import type { WordTask } from '../../../domain/learning/task.ts'
import type { Law, Trace } from './laws.ts'

/** What a task is like for a simulated child. */
interface TaskOf {
  /** Among how many it is chosen; null where it is produced. */
  options: number | null
  seconds: number
  /** How much easier than saying the word without help: that many chances to know it. Less than 1 is harder. */
  hints: number
  /** How much it leaves where it was right, beside a word that was produced: 0.57 to 0.77 in the meta-analyses. */
  leaves: number
}

const TASKS: Readonly<Record<Exclude<WordTask, 'say'>, TaskOf>> = {
  recognise: { options: 4, seconds: 7, hints: 2.5, leaves: 0.6 },
  listen: { options: 4, seconds: 8, hints: 2, leaves: 0.65 },
  recall: { options: 4, seconds: 8, hints: 1.5, leaves: 0.75 },
  spell: { options: null, seconds: 20, hints: 0.85, leaves: 1 },
}
export type AskedTask = keyof typeof TASKS
export const askedTasks: readonly AskedTask[] = ['recognise', 'listen', 'recall', 'spell']

/** A new word is shown, heard and said; after a wrong answer the right one is shown and heard. */
const SHOWN = { seconds: 12, leaves: 0.5 }
const SHOWN_AFTER_WRONG = { seconds: 5, leaves: 0.6 }

/** What an answer came to. `seconds`: with what was shown before and after it. */
export interface Answered {
  right: boolean
  options: number | null
  seconds: number
  /** How likely a right answer was, which only the law knows. */
  likely: number
}

/** A simulated child, who remembers each word by a law. */
export interface Child {
  show(word: string, at: number): number
  answer(word: string, task: AskedTask, at: number): Answered
  /** How likely each of these words is said without help. */
  recall(word: string, at: number): number
}

/** @param nature what the child and the words are like; @param luck what comes out by chance */
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
      trace(word).met(at, SHOWN.leaves)
      return SHOWN.seconds
    },
    answer(word, task, at) {
      const { options, seconds, hints, leaves } = TASKS[task]
      const its = trace(word)
      const known = 1 - (1 - its.recall(at)) ** hints
      const knows = luck.next() < known
      const right = knows || (options !== null && luck.next() < 1 / options)
      // Who guesses right learns what was right as if shown.
      its.met(at, knows ? leaves : SHOWN_AFTER_WRONG.leaves)
      const likely = chanceOfRight({ chance: known, options })
      return { right, options, likely, seconds: seconds + (right ? 0 : SHOWN_AFTER_WRONG.seconds) }
    },
    recall: (word, at) => trace(word).recall(at),
  }
}
