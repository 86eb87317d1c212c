import { type Command, changed, type Refusal } from './commands.ts'
import type { Drawing } from './drawing.ts'

/** How many steps can be undone. */
export const MOST_STEPS = 50

/** A drawing with what it was before and what was undone; drawings share what they have in common. */
export interface History {
  /** Oldest first. */
  past: readonly Drawing[]
  present: Drawing
  /** What is redone next comes first. */
  future: readonly Drawing[]
  /** Why the last command was refused; null where it was not. */
  refusal: Refusal | null
}

export type HistoryAction = Command | { type: 'undo' } | { type: 'redo' }

export function begin(drawing: Drawing): History {
  return { past: [], present: drawing, future: [], refusal: null }
}

export function step(history: History, action: HistoryAction): History {
  switch (action.type) {
    case 'undo':
      return undone(history)
    case 'redo':
      return redone(history)
    default: {
      const next = changed(history.present, action)
      if (typeof next === 'string') return { ...history, refusal: next }
      if (next === history.present) return { ...history, refusal: null }
      return {
        past: [...history.past, history.present].slice(-MOST_STEPS),
        present: next,
        future: [],
        refusal: null,
      }
    }
  }
}

function undone(history: History): History {
  const last = history.past.at(-1)
  if (!last) return history
  return {
    past: history.past.slice(0, -1),
    present: last,
    future: [history.present, ...history.future],
    refusal: null,
  }
}

function redone(history: History): History {
  const [next, ...future] = history.future
  if (!next) return history
  return { past: [...history.past, history.present], present: next, future, refusal: null }
}
