import * as z from 'zod/mini'
import { type MissionDeck, missionDeck } from '../../../domain/learning/mission-deck.ts'
import { session } from '../session/session.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { type Mission, readKept } from './words-query.ts'

const KEY = 'mme:mission-under-way'

session.subscribe(() => {
  if (session.current() === null) browserStorage.removeItem(KEY)
})

/** Words that are asked by the rules of the mission, as far as they were played. */
export const keptRun = z.object({
  /** As it was dealt: another one would make another mission of the same actions. */
  deck: missionDeck,
  seed: z.number(),
  actions: z.array(z.unknown()),
  /** How many first tries were handed to the queue, from the first on. */
  told: z.int(),
  /** How many of its words were right once. */
  done: z._default(z.int(), 0),
  isOver: z.boolean(),
})
export type KeptRun = z.infer<typeof keptRun>

/** `date`: the school's day of the mission. */
const keptMission = z.extend(keptRun, { userID: z.int(), date: z.string() })
export type KeptMission = z.infer<typeof keptMission>

/** The mission of that day which the pupil has begun in this browser; null where there is none. */
export function findMission(userID: number, date: string): KeptMission | null {
  const kept = readKept(KEY, keptMission)
  return kept?.userID === userID && kept.date === date ? kept : null
}

export function keepMission(mission: KeptMission): void {
  if (session.current()?.id === mission.userID) browserStorage.setItem(KEY, JSON.stringify(mission))
}

/** How many words of a mission are right by now: in what was begun here, or on any device by the API's last answer. */
export function wordsDone({ words }: Mission, kept: KeptMission | null): number {
  const known = words.filter(({ isDone }) => isDone).length
  return kept ? Math.max(words.length - kept.deck.tasks.length + kept.done, known) : known
}

export function newRun(deck: MissionDeck): KeptRun {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return { deck, seed, actions: [], told: 0, done: 0, isOver: false }
}
