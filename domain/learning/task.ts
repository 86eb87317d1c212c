/**
 * The tasks, from weakest to strongest. `recognise`: see or hear French, choose its picture. `listen`: by
 * sound alone. `recall`: see the picture or English, choose the French. `spell`: order its letters. `say`:
 * speak it; the pupil judges it, so it is stored but has no weight.
 */
export const wordTasks = ['say', 'recognise', 'listen', 'recall', 'spell'] as const
export type WordTask = (typeof wordTasks)[number]

/** Tasks get harder with each successful day. */
const STEPS: readonly WordTask[] = ['recognise', 'listen', 'recall', 'spell']

/** The task for a word after this many separate successful days. */
export function taskAfter(days: number): WordTask {
  return STEPS[Math.min(days, STEPS.length - 1)] ?? 'spell'
}
