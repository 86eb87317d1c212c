import type { Drawing } from '../../../domain/drawing/drawing.ts'
import {
  type History,
  type HistoryAction,
  startHistory,
  stepHistory,
} from '../../../domain/drawing/history.ts'
import { createStore } from '../../lib/store.ts'

/** Applies an action to the drawing and returns the new history. */
export type Act = (action: HistoryAction) => History

/** A drawing being edited. Every change is stored immediately. */
export type Studio = ReturnType<typeof createStudio>

export function createStudio(drawing: Drawing, keep: (drawing: Drawing) => void) {
  const { get, set, use } = createStore(startHistory(drawing))
  const act: Act = (action) => {
    const history = get()
    const next = stepHistory(history, action)
    if (next.present !== history.present) keep(next.present)
    set(next)
    return next
  }
  return { current: get, use, act }
}

/** The tools, in their order. */
export const tools = [
  { id: 'hand', french: 'Déplacer' },
  { id: 'brush', french: 'Pinceau' },
  { id: 'eraser', french: 'Efface' },
  { id: 'bucket', french: 'Remplir' },
  { id: 'stickers', french: 'Images' },
  { id: 'label', french: 'Mot' },
] as const

export type Tool = (typeof tools)[number]['id']
