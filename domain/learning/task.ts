/**
 * What a try asks for, from the weakest to the strongest. `recognise`: French is seen or heard, its picture chosen. `listen`: by
 * the sound alone. `recall`: the picture or the English is there, the French chosen. `spell`: its letters. `say`: it was said
 * aloud, as the child judges it; it is kept, and weighs nothing.
 */
export const wordTasks = ['say', 'recognise', 'listen', 'recall', 'spell'] as const
export type WordTask = (typeof wordTasks)[number]
