/** How far apart the measures are by which speech is told from silence. */
export const MEASURE_MS = 60

/** So many measures of the beginning say nothing: the microphone wakes up, and the key is heard that was pressed. */
const SETTLING = measures(240)
/** What is shorter is a click or a knock. */
const LEAST_SPEECH = measures(180)
/** Longer than a pause between two words, or before the t of "petite". */
const SILENCE = measures(900)
/** Who has said nothing by then does not know that it records. */
const PATIENCE = measures(6000)

/** No voice is softer (1 is the loudest there is), however still the room. */
const SOFTEST_VOICE = 0.012
/** A voice is so many times as loud as the room. */
const ABOVE_ROOM = 3.5
/** What is softer than this part of the loudest moment is silence: a class behind a door, a breath. */
const QUIET_PART = 0.1

/** What has been heard since the recording began: nothing yet, speech that goes on, speech and then silence, nothing for too long. */
export type Speech = 'awaited' | 'begun' | 'over' | 'missing'

/**
 * Tells by its loudness, one measure each `MEASURE_MS`, when a word has been said. The room's own noise is its stillest
 * moment so far: the first ones as a rule, and where somebody spoke at once, the one after.
 */
export function speechIn(measured: readonly number[]): Speech {
  const levels = measured.slice(SETTLING)
  const room = Math.min(...levels)
  const limit = Math.max(SOFTEST_VOICE, ABOVE_ROOM * room, QUIET_PART * Math.max(...levels))
  const loud = levels.filter((level) => level > limit)
  if (loud.length < LEAST_SPEECH) return levels.length < PATIENCE ? 'awaited' : 'missing'
  const silent = levels.length - 1 - levels.findLastIndex((level) => level > limit)
  return silent < SILENCE ? 'begun' : 'over'
}

function measures(milliseconds: number): number {
  return Math.round(milliseconds / MEASURE_MS)
}
