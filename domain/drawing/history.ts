import { applyCommand, type Command, type DrawingRefusal } from './commands.ts'
import type { Drawing } from './drawing.ts'

/** Maximum number of undo steps. */
export const MAX_UNDO_STEPS = 50

/** A drawing with its undo and redo states, which share unchanged items. */
export interface History {
  /** Oldest first. */
  past: readonly Drawing[]
  present: Drawing
  /** Next redo first. */
  future: readonly Drawing[]
  /** Why the last command was refused, or null. */
  refusal: DrawingRefusal | null
}

export type HistoryAction = Command | { type: 'undo' } | { type: 'redo' }

export function startHistory(drawing: Drawing): History {
  return { past: [], present: drawing, future: [], refusal: null }
}

export function stepHistory(history: History, action: HistoryAction): History {
  switch (action.type) {
    case 'undo':
      return undo(history)
    case 'redo':
      return redo(history)
    default: {
      const next = applyCommand(history.present, action)
      if (typeof next === 'string') return { ...history, refusal: next }
      if (next === history.present) return { ...history, refusal: null }
      return {
        past: [...history.past, history.present].slice(-MAX_UNDO_STEPS),
        present: next,
        future: [],
        refusal: null,
      }
    }
  }
}

function undo(history: History): History {
  const last = history.past.at(-1)
  if (!last) return history
  return {
    past: history.past.slice(0, -1),
    present: last,
    future: [history.present, ...history.future],
    refusal: null,
  }
}

function redo(history: History): History {
  const [next, ...future] = history.future
  if (!next) return history
  return { past: [...history.past, history.present], present: next, future, refusal: null }
}
