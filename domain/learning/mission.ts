import { isDue, type Memory, retrievability } from './memory.ts'
import { MISSION_SIZE } from './mission-size.ts'
import { taskAfter, type WordTask } from './task.ts'

/** What a mission asks of a word. */
export interface MissionWord {
  word: string
  task: WordTask
  /** It was never met: first it is shown and said. */
  isNew: boolean
}

/** So many of them are kept for new words, while there are any. */
const NEW_PLACES = 4
/** How many after a weak day, and how many of them new. */
const WEAK_SIZE = 6
const WEAK_NEW = 2
/** The part of a day's words that was wrong at first try, from which on the day was weak, and how many words make a day. */
const WEAK_SHARE = 0.4
const LEAST_OF_DAY = 5

/**
 * The words of a day's mission: due words, with some places reserved for new ones in the order of `words`, then the words that are due
 * next. If more are due than fit, the words most likely still known come first, because one question saves them; words missed at their
 * last try come after these. Empty only if there are no words at all.
 * @param words those of the pupil's grade, beginning with the theme that the class is on
 * @param memories those of the words that can be asked, as they stood when the day began, so the mission is the same all day
 */
export function mission(
  words: readonly string[],
  memories: ReadonlyMap<string, Memory>,
  day: string,
  size: number = MISSION_SIZE,
): MissionWord[] {
  const isWeak = wasWeak(memories)
  const most = isWeak ? Math.min(size, WEAK_SIZE) : size
  const known = [...memories]
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
  const rest = known
    .filter((each) => !due.includes(each))
    .toSorted((one, other) => dueOf(one.memory).localeCompare(dueOf(other.memory)))
  const places = Math.min(fresh.length, isWeak ? WEAK_NEW : NEW_PLACES, most)
  const first = due.slice(0, most - places).map(asked)
  const added = fresh.slice(0, isWeak ? places : most - first.length)
  return [...first, ...added, ...rest.slice(0, most - first.length - added.length).map(asked)]
}

function asked({ word, memory }: { word: string; memory: Memory }): MissionWord {
  // What was wrong last is asked as it was before.
  const days = Math.max(0, memory.days - (isMissed(memory) ? 1 : 0))
  return { word, task: taskAfter(days), isNew: false }
}

/** Whether its last informative first try was wrong. */
function isMissed({ movedOn, movedRight }: Memory): boolean {
  return movedOn !== null && !movedRight
}

/** Whether much of what was met on the last day was wrong at first try. */
function wasWeak(memories: ReadonlyMap<string, Memory>): boolean {
  const last = [...memories.values()].reduce(
    (day, { movedOn }) => ((movedOn ?? '') > day ? (movedOn ?? day) : day),
    '',
  )
  const ofDay = [...memories.values()].filter(({ movedOn }) => movedOn !== null && movedOn === last)
  const wrong = ofDay.filter(({ movedRight }) => !movedRight).length
  return ofDay.length >= LEAST_OF_DAY && wrong >= ofDay.length * WEAK_SHARE
}

function dueOf({ due }: Memory): string {
  return due ?? ''
}
