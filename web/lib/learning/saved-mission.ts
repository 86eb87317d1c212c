import * as z from 'zod/mini'
import { missionPageOf } from '../../../content/missions.ts'
import { type MissionDeck, type MissionTask, missionDeck } from '../../../domain/learning/mission-deck.ts'
import { newSeed } from '../new-seed.ts'
import { removeOnSignOut, session } from '../session/session.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { type Mission, readStored } from './words-query.ts'

const MISSION_RUN_KEY = 'mme:mission-under-way'

removeOnSignOut(browserStorage, MISSION_RUN_KEY)

/** A stored round of words that follows the rules of a mission, played up to some point. */
export const savedRun = z.object({
  /** The deck as it was dealt. The same actions on another deck would give another result. */
  deck: missionDeck,
  seed: z.number(),
  actions: z.array(z.unknown()),
  /** Number of first tries already sent to the queue. */
  told: z.int(),
  /** Number of words that were right once. */
  done: z.int(),
  /** Ids of the words that were right once and whose first try is in the queue. Absent in older runs. */
  right: z.optional(z.array(z.string())),
  isOver: z.boolean(),
})
export type SavedRun = z.infer<typeof savedRun>

/** `date` is the school day of the mission. */
const storedMission = z.extend(savedRun, { userID: z.int(), date: z.string() })
export type SavedMission = z.infer<typeof storedMission>

/** The mission that the pupil has begun on that day in this browser, or null. */
export function loadMission(userID: number, date: string): SavedMission | null {
  const stored = readStored(MISSION_RUN_KEY, storedMission)
  return stored?.userID === userID && stored.date === date ? stored : null
}

export function saveMission(mission: SavedMission): void {
  if (session.current()?.id === mission.userID)
    browserStorage.setItem(MISSION_RUN_KEY, JSON.stringify(mission))
}

/** Number of words of a mission that are right, in this browser or, by the API's last answer, on any device. */
export function countDoneWords(mission: Mission, stored: SavedMission | null): number {
  const { words } = mission
  const known = wordsWithOwnAnswers(mission, stored).filter(({ isDone }) => isDone).length
  return stored ? Math.max(words.length - stored.deck.tasks.length + stored.done, known) : known
}

/**
 * Whether the mission is finished, on this or another device. A counted page is not enough: last week's
 * mission of the same weekday counts this week if it was sent late. Answers to all words are not enough
 * either: words answered wrongly are asked again before the mission counts.
 * @param counted keys of the pages that counted this week; null if unknown
 */
export function isMissionFinished(
  { date, isDone }: Mission,
  stored: SavedMission | null,
  counted: ReadonlySet<string> | null,
): boolean {
  return stored?.isOver === true || (isDone && counted?.has(missionPageOf(date)) === true)
}

/**
 * The run with which a mission continues: the stored run, or a newly dealt one if the mission has been
 * shortened since. The new run has no tasks, and so ends immediately, if all remaining words are done.
 * @param deal deals a mission's words
 */
export function continueRun(
  mission: Mission,
  stored: SavedMission | null,
  deal: (words: Mission['words']) => MissionDeck,
): SavedRun {
  if (!stored) return createRun(deal(mission.words))
  const inMission = new Set(mission.words.map(({ word }) => word))
  const isCurrent = ({ word: { id } }: MissionTask) => inMission.has(id) || stored.right?.includes(id)
  if (stored.isOver || stored.deck.tasks.every(isCurrent)) return stored
  const words = wordsWithOwnAnswers(mission, stored)
  return createRun(words.every(({ isDone }) => isDone) ? { tasks: [], others: [] } : deal(words))
}

/** A mission's words. Those that were right in this browser are done, even if the API does not know yet. */
function wordsWithOwnAnswers({ words }: Mission, stored: SavedMission | null): Mission['words'] {
  const right = new Set(stored?.right)
  return words.map((word) => (right.has(word.word) ? { ...word, isDone: true } : word))
}

export function createRun(deck: MissionDeck): SavedRun {
  return { deck, seed: newSeed(), actions: [], told: 0, done: 0, isOver: false }
}
