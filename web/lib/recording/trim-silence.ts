/** Long enough that a mouse click does not count as sound. */
const WINDOW_SECONDS = 0.02
/** Windows below this fraction of the peak, or below `SILENCE_LEVEL` (0 to 1), are silence. */
const SILENCE_TO_PEAK_RATIO = 0.06
const SILENCE_LEVEL = 0.004
/** Margins around the word: a first consonant is softer than what follows. */
const MARGIN_BEFORE_SECONDS = 0.12
const MARGIN_AFTER_SECONDS = 0.25

/** Removes the silence at the start and end of a recording. Empty if it is silent throughout. */
export function trimSilence(samples: Float32Array, rate: number): Float32Array {
  const size = Math.max(1, Math.round(WINDOW_SECONDS * rate))
  const loudness = windows(samples, size)
  const threshold = Math.max(SILENCE_LEVEL, SILENCE_TO_PEAK_RATIO * Math.max(0, ...loudness))
  const first = loudness.findIndex((each) => each > threshold)
  if (first === -1) return samples.subarray(0, 0)
  const last = loudness.findLastIndex((each) => each > threshold)
  const start = Math.max(0, first * size - Math.round(MARGIN_BEFORE_SECONDS * rate))
  const end = Math.min(samples.length, (last + 1) * size + Math.round(MARGIN_AFTER_SECONDS * rate))
  return samples.slice(start, end)
}

/** The loudness of each window. */
function windows(samples: Float32Array, size: number): number[] {
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, index) =>
    loudnessOf(samples.subarray(index * size, (index + 1) * size)),
  )
}

/** Root mean square of the samples. */
export function loudnessOf(samples: Float32Array): number {
  if (samples.length === 0) return 0
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}
