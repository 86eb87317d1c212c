import * as z from 'zod/mini'
import { type Drawing, drawing, EMPTY } from '../../../domain/drawing/drawing.ts'
import type { Sentence } from '../../lib/api/api.ts'

/** Where drawings are kept: in the browser's database, or what stands in for it in a test. */
export interface DrawingShelf {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  delete(key: string): Promise<void>
}

/** What must be told of a drawing that is kept. */
export type KeepingProblem =
  /** The kept drawing is not sound: it was put aside, and a new one begins. */
  | 'broken'
  /** The browser has no database, or does not open it. */
  | 'unreadable'
  /** The last change could not be kept. */
  | 'full'

export const problemSentences: Readonly<Record<KeepingProblem, Sentence>> = {
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

/** Each pupil has one drawing of each scene on a device. */
export function drawingKey(userID: number, sceneID: string): string {
  return `mme:drawing:${userID}:${sceneID}`
}

export async function openDrawing(
  shelf: DrawingShelf,
  key: string,
): Promise<{ drawing: Drawing; problem: KeepingProblem | null }> {
  try {
    const kept = await shelf.get(key)
    if (kept === undefined) return { drawing: EMPTY, problem: null }
    const parsed = z.safeParse(drawing, kept)
    if (parsed.success) return { drawing: parsed.data, problem: null }
    await shelf.set(`${key}:broken`, kept)
    await shelf.delete(key)
    return { drawing: EMPTY, problem: 'broken' }
  } catch {
    return { drawing: EMPTY, problem: 'unreadable' }
  }
}

/**
 * Keeps each drawing that it is given, one after the other; of those that wait only the newest is written.
 * @param onProblem told once until a drawing is kept again
 */
export function createKeeper(shelf: DrawingShelf, key: string, onProblem: (problem: KeepingProblem) => void) {
  let waiting: Drawing | null = null
  let isWriting = false
  let isToldOf = false

  const write = async () => {
    isWriting = true
    for (let next = waiting; next; next = waiting) {
      waiting = null
      try {
        await shelf.set(key, next)
        isToldOf = false
      } catch {
        if (!isToldOf) onProblem('full')
        isToldOf = true
      }
    }
    isWriting = false
  }
  return (drawing: Drawing): void => {
    waiting = drawing
    if (!isWriting) void write()
  }
}
