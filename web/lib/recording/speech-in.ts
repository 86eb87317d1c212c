/** Interval between loudness measurements in milliseconds. */
export const MEASURE_MS = 60

/** Number of measurements to ignore at the start: the microphone settles, and the key press is audible. */
const SETTLING = measures(240)
/** Shorter sounds are clicks or knocks. */
const LEAST_SPEECH = measures(180)
/** Longer than a pause between two words, or before the t of "petite". */
const SILENCE = measures(900)
/** Without speech until then, the user probably does not know that it records. */
const PATIENCE = measures(6000)

/** The softest loudness of a voice (0 to 1), however quiet the room is. */
const SOFTEST_VOICE = 0.012
/** A voice is at least this many times as loud as the room. */
const ABOVE_ROOM = 3.5
/** Sounds below this fraction of the peak are silence, e.g. a breath or a class next door. */
const QUIET_PART = 0.1

/** State of a recording: no speech yet, speech in progress, speech followed by silence, or no speech for too long. */
export type Speech = 'awaited' | 'begun' | 'over' | 'missing'

/**
 * Detects by loudness, measured every `MEASURE_MS`, whether a word has been said. The noise level of the room is the
 * quietest measurement so far.
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
