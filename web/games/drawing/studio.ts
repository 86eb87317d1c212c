import type { Drawing } from '../../../domain/drawing/drawing.ts'
import { type History, type HistoryAction, startHistory, step } from '../../../domain/drawing/history.ts'

/** Applies an action to the drawing and returns the new history. */
export type Act = (action: HistoryAction) => History

/** A drawing being edited. Every change is stored at once. */
export interface Studio {
  current(): History
  subscribe(listener: () => void): () => void
  act: Act
}

export function createStudio(drawing: Drawing, keep: (drawing: Drawing) => void): Studio {
  const listeners = new Set<() => void>()
  let history = startHistory(drawing)
  return {
    current: () => history,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    act(action) {
      const before = history.present
      history = step(history, action)
      if (history.present !== before) keep(history.present)
      for (const listener of listeners) listener()
      return history
    },
  }
}
