/** What is shorter decides nothing: a click of the mouse. */
const WINDOW_SECONDS = 0.02
/** Below this part of the loudest moment is silence, and in any case below this loudness (1 is the loudest there is). */
const QUIET_PART = 0.06
const QUIET = 0.004
/** A word needs air around it: a first consonant is softer than what follows. */
const BEFORE_SECONDS = 0.12
const AFTER_SECONDS = 0.25

/** A recording without the silence at its start and end; empty where nothing is heard at all. */
export function trimSilence(samples: Float32Array, rate: number): Float32Array {
  const size = Math.max(1, Math.round(WINDOW_SECONDS * rate))
  const loudness = windows(samples, size)
  const limit = Math.max(QUIET, QUIET_PART * Math.max(0, ...loudness))
  const first = loudness.findIndex((each) => each > limit)
  if (first === -1) return samples.subarray(0, 0)
  const last = loudness.findLastIndex((each) => each > limit)
  const start = Math.max(0, first * size - Math.round(BEFORE_SECONDS * rate))
  const end = Math.min(samples.length, (last + 1) * size + Math.round(AFTER_SECONDS * rate))
  return samples.slice(start, end)
}

/** How loud each window is: the root of its mean square. */
function windows(samples: Float32Array, size: number): number[] {
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, index) =>
    loudnessOf(samples.subarray(index * size, (index + 1) * size)),
  )
}

export function loudnessOf(samples: Float32Array): number {
  if (samples.length === 0) return 0
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}
