/** Interval between loudness measurements in milliseconds. */
export const MEASURE_MS = 60

/** Number of measurements to ignore at the start: the microphone settles, and the key press is audible. */
const SETTLING_COUNT = toCount(240)
/** Shorter sounds are clicks or knocks. */
const MIN_SPEECH_COUNT = toCount(180)
/** Longer than any pause within speech, e.g. between two words or before the t of "petite". */
const SILENCE_COUNT = toCount(900)
/** Without speech until then, the user probably does not know that the microphone is recording. */
const NO_SPEECH_COUNT = toCount(6000)

/** The softest loudness of a voice (0 to 1), however quiet the room is. */
const MIN_VOICE_LEVEL = 0.012
/** A voice is at least this many times as loud as the room. */
const MIN_VOICE_TO_ROOM_RATIO = 3.5
/** Sounds below this fraction of the peak are silence, e.g. a breath or a class next door. */
const SILENCE_TO_PEAK_RATIO = 0.1

/** State of a recording: no speech yet, speech in progress, speech followed by silence, or no speech for too long. */
export type SpeechState = 'awaited' | 'begun' | 'over' | 'missing'

/**
 * Detects from loudness measurements whether a word was said. The quietest measurement is the noise level of
 * the room.
 */
export function detectSpeech(measurements: readonly number[]): SpeechState {
  const levels = measurements.slice(SETTLING_COUNT)
  const roomLevel = Math.min(...levels)
  const threshold = Math.max(
    MIN_VOICE_LEVEL,
    MIN_VOICE_TO_ROOM_RATIO * roomLevel,
    SILENCE_TO_PEAK_RATIO * Math.max(...levels),
  )
  const loud = levels.filter((level) => level > threshold)
  if (loud.length < MIN_SPEECH_COUNT) return levels.length < NO_SPEECH_COUNT ? 'awaited' : 'missing'
  const silenceCount = levels.length - 1 - levels.findLastIndex((level) => level > threshold)
  return silenceCount < SILENCE_COUNT ? 'begun' : 'over'
}

function toCount(milliseconds: number): number {
  return Math.round(milliseconds / MEASURE_MS)
}
