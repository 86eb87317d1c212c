import * as z from 'zod/mini'
import { type MissionDeck, missionDeck } from '../../../domain/learning/mission-deck.ts'
import { removeOnSignOut, session } from '../session/session.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { type Mission, readKept } from './words-query.ts'

const KEY = 'mme:mission-under-way'

removeOnSignOut(browserStorage, KEY)

/** A stored round of words that follows the rules of a mission, played up to some point. */
export const keptRun = z.object({
  /** The deck as it was dealt. The same actions on another deck would give another result. */
  deck: missionDeck,
  seed: z.number(),
  actions: z.array(z.unknown()),
  /** Number of first tries already sent to the queue. */
  told: z.int(),
  /** Number of words that were right once. */
  done: z._default(z.int(), 0),
  isOver: z.boolean(),
})
export type KeptRun = z.infer<typeof keptRun>

/** `date` is the school day of the mission. */
const storedMission = z.extend(keptRun, { userID: z.int(), date: z.string() })
export type KeptMission = z.infer<typeof storedMission>

/** The mission that the pupil has begun on that day in this browser, or null. */
export function findMission(userID: number, date: string): KeptMission | null {
  const stored = readKept(KEY, storedMission)
  return stored?.userID === userID && stored.date === date ? stored : null
}

export function keepMission(mission: KeptMission): void {
  if (session.current()?.id === mission.userID) browserStorage.setItem(KEY, JSON.stringify(mission))
}

/** Number of words of a mission that are right, in this browser or, by the API's last answer, on any device. */
export function wordsDone({ words }: Mission, stored: KeptMission | null): number {
  const known = words.filter(({ isDone }) => isDone).length
  return stored ? Math.max(words.length - stored.deck.tasks.length + stored.done, known) : known
}

export function newRun(deck: MissionDeck): KeptRun {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return { deck, seed, actions: [], told: 0, done: 0, isOver: false }
}
