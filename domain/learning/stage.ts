/** How far a pupil is with a word, as a teacher speaks of it. */

/** From the least to the most known. */
export const wordStages = ['new', 'fragile', 'known'] as const
export type WordStage = (typeof wordStages)[number]

/** On how many separate days a word was right at first try before it counts as known. */
export const KNOWN_DAYS = 3
/** For how many days a word that was met is new. */
export const NEW_DAYS = 7

/** Facts of a word's memory. `due` and `day` are school days, `firstSeen` is an instant in UTC. */
interface Met {
  days: number
  due: string | null
  firstSeen: string
}

/**
 * `known`: right on three separate days, and not overdue. `new`: met within the last week. `fragile`: all others, known once
 * or never.
 * @param newSince words first met at or after this instant (start of a school day) are new
 */
export function stageOf({ days, due, firstSeen }: Met, day: string, newSince: string): WordStage {
  if (days >= KNOWN_DAYS && !(due !== null && due < day)) return 'known'
  return firstSeen >= newSince ? 'new' : 'fragile'
}
