import { loudnessOf } from '../../lib/recording/trim-silence.ts'

/** Loudness and pitch of a voice over time, one measure per `STEP_SECONDS`. */
export interface VoiceCurve {
  /** From 0 to 1, the loudest moment of this voice. */
  loudness: number[]
  /** In hertz; null in silence and for unvoiced sounds such as s or t. */
  pitch: (number | null)[]
}

export const STEP_SECONDS = 0.02
const WINDOW_SECONDS = 0.04
/** Range of voices, from a low teacher's to a child's. */
const LOWEST_HZ = 75
const HIGHEST_HZ = 500
/** Minimum autocorrelation of a sound with a pitch; 1 is identical. */
const MIN_CORRELATION = 0.6
/** Below this share of the loudest moment there is no pitch. */
const MIN_LOUDNESS = 0.15
/** Approximate sample rate for pitch detection. A higher one costs more and adds nothing. */
const PITCH_RATE = 8000

export function voiceCurve(samples: Float32Array, rate: number): VoiceCurve {
  const measured = windows(samples, rate).map(loudnessOf)
  const loudest = Math.max(...measured, Number.EPSILON)
  // The square root makes soft syllables visible next to loud ones.
  const loudness = smooth(measured).map((each) => Math.min(1, Math.sqrt(each / loudest)))
  const [thinned, thinnedRate] = downsample(samples, rate)
  const pitch = windows(thinned, thinnedRate).map((window, at) =>
    (measured[at] ?? 0) < MIN_LOUDNESS * loudest ? null : pitchOf(window, thinnedRate),
  )
  return { loudness, pitch }
}

function windows(samples: Float32Array, rate: number): Float32Array[] {
  const step = Math.round(STEP_SECONDS * rate)
  const size = Math.round(WINDOW_SECONDS * rate)
  return Array.from({ length: Math.ceil(samples.length / step) }, (_, at) =>
    samples.subarray(at * step, at * step + size),
  )
}

/** Averages each measure with its neighbours, so that the voice's vibration does not look like syllables. */
function smooth(measures: readonly number[]): number[] {
  return measures.map((each, at) => ((measures[at - 1] ?? 0) + 2 * each + (measures[at + 1] ?? 0)) / 4)
}

/** Downsamples to about `PITCH_RATE` by averaging. */
function downsample(samples: Float32Array, rate: number): [thinned: Float32Array, rate: number] {
  const every = Math.max(1, Math.floor(rate / PITCH_RATE))
  const thinned = new Float32Array(Math.floor(samples.length / every)).map((_, at) => {
    const part = samples.subarray(at * every, (at + 1) * every)
    return part.reduce((sum, sample) => sum + sample, 0) / every
  })
  return [thinned, rate / every]
}

/** Autocorrelation: the shortest shift at which the sound is most similar to itself. */
function pitchOf(window: Float32Array, rate: number): number | null {
  const shortest = Math.floor(rate / HIGHEST_HZ)
  const longest = Math.min(Math.ceil(rate / LOWEST_HZ), window.length - shortest)
  const correlations = Array.from({ length: longest + 1 }, (_, shift) =>
    shift < shortest ? 0 : correlationAt(window, shift),
  )
  const best = Math.max(...correlations)
  if (best < MIN_CORRELATION) return null
  // Multiples of the period are just as similar, so take the first peak close to the best.
  const near = correlations.findIndex(
    (each, shift) => each >= 0.9 * best && each >= (correlations[shift + 1] ?? 0),
  )
  return rate / near
}

function correlationAt(window: Float32Array, shift: number): number {
  let product = 0
  let energy = 0
  let shifted = 0
  for (let at = 0; at + shift < window.length; at++) {
    const one = window[at] ?? 0
    const other = window[at + shift] ?? 0
    product += one * other
    energy += one * one
    shifted += other * other
  }
  const both = Math.sqrt(energy * shifted)
  return both === 0 ? 0 : product / both
}
