import { isDue, type Memory, retrievability } from './memory.ts'
import { MISSION_SIZE } from './mission-size.ts'
import { KNOWN_DAYS } from './stage.ts'
import { taskAfter, type WordTask } from './task.ts'

/** A word of a mission with its task. */
export interface MissionWord {
  word: string
  task: WordTask
  /** Never met before, so it is shown and spoken first. */
  isNew: boolean
}

/** The first grade whose pupils may choose the lightning level. */
const LIGHTNING_FROM_GRADE = 4

export function canChooseLightning(grade: number | null): boolean {
  return grade !== null && grade >= LIGHTNING_FROM_GRADE
}

/** Number of words in a mission that are reserved for new words. */
const NEW_WORDS = 4
/** Mission size after a weak day, and the number of words reserved for new ones then. */
const WEAK_DAY_SIZE = 6
const WEAK_DAY_NEW_WORDS = 2
/** A day is weak from this share of wrong first tries, if it has at least this many words. */
const WEAK_DAY_WRONG_SHARE = 0.4
const WEAK_DAY_MIN_WORDS = 5

/**
 * The words of a day's mission: due words, with a number of words reserved for new ones in the order of
 * `words`, then the words due next. If too many are due, the words most likely still known come first,
 * because a single question keeps them from being forgotten; words missed at their last try come last. Empty
 * only if there are no words at all.
 * @param words words of the pupil's grade, beginning with the theme of the class
 * @param memories memories of the askable words at the start of the day, so that the mission stays the same
 * all day
 * @param options.skipsKnown omits words with success on `KNOWN_DAYS` days, unless no other words are left
 */
export function missionWords(
  words: readonly string[],
  memories: ReadonlyMap<string, Memory>,
  day: string,
  { size = MISSION_SIZE, skipsKnown = false }: { size?: number; skipsKnown?: boolean } = {},
): MissionWord[] {
  const isWeak = wasWeak(memories)
  const maxWords = isWeak ? Math.min(size, WEAK_DAY_SIZE) : size
  const known = [...memories]
    .filter(([, { days }]) => !skipsKnown || days < KNOWN_DAYS)
    .map(([word, memory]) => ({ word, memory, chance: retrievability(memory, day) }))
    .toSorted((one, other) => other.chance - one.chance || (one.word < other.word ? -1 : 1))
  const dueNow = known.filter(({ memory }) => isDue(memory, day) || memory.due === null)
  const due = [
    ...dueNow.filter(({ memory }) => !isMissed(memory)),
    ...dueNow.filter(({ memory }) => isMissed(memory)),
  ]
  const fresh = [...new Set(words)]
    .filter((word) => !memories.has(word))
    .map((word): MissionWord => ({ word, task: 'recognise', isNew: true }))
  if (skipsKnown && known.length + fresh.length === 0) return missionWords(words, memories, day, { size })
  const rest = known
    .filter((each) => !due.includes(each))
    .toSorted((one, other) => (one.memory.due ?? '').localeCompare(other.memory.due ?? ''))
  const newPlaces = Math.min(fresh.length, isWeak ? WEAK_DAY_NEW_WORDS : NEW_WORDS, Math.floor(maxWords / 2))
  const first = due.slice(0, maxWords - newPlaces).map(toMissionWord)
  const added = fresh.slice(0, isWeak ? newPlaces : maxWords - first.length)
  return [...first, ...added, ...rest.slice(0, maxWords - first.length - added.length).map(toMissionWord)]
}

function toMissionWord({ word, memory }: { word: string; memory: Memory }): MissionWord {
  // After a mistake the task stays the same.
  const days = Math.max(0, memory.days - (isMissed(memory) ? 1 : 0))
  return { word, task: taskAfter(days), isNew: false }
}

/** True if the last informative first try was wrong. */
function isMissed({ movedOn, movedRight }: Memory): boolean {
  return movedOn !== null && !movedRight
}

/** True if many first tries of the last day were wrong. */
function wasWeak(memories: ReadonlyMap<string, Memory>): boolean {
  const last = [...memories.values()].reduce(
    (day, { movedOn }) => ((movedOn ?? '') > day ? (movedOn ?? day) : day),
    '',
  )
  const ofDay = [...memories.values()].filter(({ movedOn }) => movedOn !== null && movedOn === last)
  const wrong = ofDay.filter(({ movedRight }) => !movedRight).length
  return ofDay.length >= WEAK_DAY_MIN_WORDS && wrong >= ofDay.length * WEAK_DAY_WRONG_SHARE
}
