import type { VocabularyDialogue } from '../../../domain/api/page.ts'
import type { Sayable } from '../../lib/speaking/speaking.tsx'
import { createStore } from '../../lib/store.ts'

type Line = VocabularyDialogue['lines'][number]

type Role = Pick<Line, 'speaker' | 'image'>

/** Speakers of a dialogue, in order of their first line. */
export function rolesOf({ lines }: VocabularyDialogue): Role[] {
  const byName = new Map<string, Role>()
  for (const { speaker, image } of lines) if (!byName.has(speaker)) byName.set(speaker, { speaker, image })
  return [...byName.values()]
}

/** Opened by a button: a page's texts to say, starting at `first`, or a dialogue to act out. */
export type Exercise = { texts: readonly Sayable[]; first: number } | { dialogue: VocabularyDialogue }

export const { set: openExercise, use: useOpenExercise } = createStore<Exercise | null>(null)
