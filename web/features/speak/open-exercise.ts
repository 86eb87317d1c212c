import type { VocabularyDialogue } from '../../../domain/api/page.ts'
import type { Sayable } from '../../lib/speaking/speaking.tsx'
import { createStore } from '../../lib/store.ts'

/** Opened by a button: a page's texts to say, starting at `first`, or a dialogue to act out. */
export type Exercise = { texts: readonly Sayable[]; first: number } | { dialogue: VocabularyDialogue }

export const { set: openExercise, use: useOpenExercise } = createStore<Exercise | null>(null)
