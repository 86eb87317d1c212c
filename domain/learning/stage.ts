/** A pupil's stage with a word, in a teacher's terms. */

/** From least to best known. */
export const wordStages = ['new', 'fragile', 'known'] as const
export type WordStage = (typeof wordStages)[number]

/** Number of separate days with a right first try after which a word is known. */
export const KNOWN_DAYS = 3
/** For how many days a word counts as new. */
export const NEW_DAYS = 7

/** The relevant fields of a memory. `due` and `day` are school days, `firstSeen` is an instant in UTC. */
interface Met {
  days: number
  due: string | null
  firstSeen: string
}

/**
 * `known`: right on three separate days and not overdue. `new`: met within the last week. `fragile`: all
 * others.
 * @param newSince words first met at or after this instant (the start of a school day) are new
 */
export function stageOf({ days, due, firstSeen }: Met, day: string, newSince: string): WordStage {
  if (days >= KNOWN_DAYS && !(due !== null && due < day)) return 'known'
  return firstSeen >= newSince ? 'new' : 'fragile'
}
