/**
 * What a try asks for, from the weakest to the strongest. `recognise`: French is seen or heard, its picture chosen. `listen`: by
 * the sound alone. `recall`: the picture or the English is there, the French chosen. `spell`: its letters. `say`: it was said
 * aloud, as the child judges it; it is kept, and weighs nothing.
 */
export const wordTasks = ['say', 'recognise', 'listen', 'recall', 'spell'] as const
export type WordTask = (typeof wordTasks)[number]

/** The harder the more days a word succeeded: chosen, then heard, then chosen from its picture, then spelt. */
const STEPS: readonly WordTask[] = ['recognise', 'listen', 'recall', 'spell']

/** What is asked of a word that succeeded on so many separate days. */
export function taskAfter(days: number): WordTask {
  return STEPS[Math.min(days, STEPS.length - 1)] ?? 'spell'
}
