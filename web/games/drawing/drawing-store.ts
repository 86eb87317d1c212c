import { del, get, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { type Drawing, drawing, EMPTY_DRAWING } from '../../../domain/drawing/drawing.ts'
import type { Sentence } from '../../lib/api/api.ts'

/** Where drawings are stored: IndexedDB, or a fake in tests. */
export interface DrawingStore {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  delete(key: string): Promise<void>
}

/** IndexedDB, because drawings are too large for localStorage. */
export const drawingStore: DrawingStore = { get: (key) => get(key), set, delete: del }

/** Problems with storing a drawing, to be shown to the pupil. */
export type StorageProblem =
  /** The stored drawing is invalid. It was set aside and a new one begins. */
  | 'broken'
  /** The database is missing or does not open. */
  | 'unreadable'
  /** The last change could not be stored. */
  | 'full'

export const problemSentences: Readonly<Record<StorageProblem, Sentence>> = {
  broken: {
    message: "Ton ancien dessin ne s'ouvre pas : il est mis de côté. Voici une nouvelle feuille.",
    english: 'Your old drawing does not open: it is put aside. Here is a new sheet.',
  },
  unreadable: {
    message: 'Cet appareil ne peut pas garder ton dessin : enregistre-le avant de partir.',
    english: 'This device cannot keep your drawing: save it before you leave.',
  },
  full: {
    message: "Il n'y a plus de place sur cet appareil : enregistre ton dessin pour ne pas le perdre.",
    english: 'There is no room left on this device: save your drawing so as not to lose it.',
  },
}

/** Storage key; one drawing per pupil and scene. */
export function drawingKey(userID: number, sceneID: string): string {
  return `mme:drawing:${userID}:${sceneID}`
}

export async function openDrawing(
  store: DrawingStore,
  key: string,
): Promise<{ drawing: Drawing; problem: StorageProblem | null }> {
  try {
    const stored = await store.get(key)
    if (stored === undefined) return { drawing: EMPTY_DRAWING, problem: null }
    const parsed = z.safeParse(drawing, stored)
    if (parsed.success) return { drawing: parsed.data, problem: null }
    await store.set(`${key}:broken`, stored)
    await store.delete(key)
    return { drawing: EMPTY_DRAWING, problem: 'broken' }
  } catch {
    return { drawing: EMPTY_DRAWING, problem: 'unreadable' }
  }
}

/**
 * Returns a function that stores drawings one at a time. While one is being written, only the newest waits.
 * @param onProblem called on the first failure, and again only after a drawing has been stored
 */
export function createDrawingSaver(
  store: DrawingStore,
  key: string,
  onProblem: (problem: StorageProblem) => void,
) {
  let waiting: Drawing | null = null
  let isWriting = false
  let isReported = false

  const write = async () => {
    isWriting = true
    for (let next = waiting; next; next = waiting) {
      waiting = null
      try {
        await store.set(key, next)
        isReported = false
      } catch {
        if (!isReported) onProblem('full')
        isReported = true
      }
    }
    isWriting = false
  }
  return (drawing: Drawing): void => {
    waiting = drawing
    if (!isWriting) void write()
  }
}
