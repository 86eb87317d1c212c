export interface Wave {
  /** Samples per second. */
  rate: number
  /** Mono, -1 to 1. */
  samples: Float64Array
}

/** Target loudness of the voiced part (root mean square). */
const TARGET_LEVEL = 0.11
/** Maximum absolute sample. */
const PEAK = 0.85
/** Samples below this share of the loudest one are trimmed at both ends. */
const SILENCE = 0.02
const LEAD_SECONDS = 0.04
const TAIL_SECONDS = 0.12

/** Reads a 16-bit mono WAV. */
export function readWave(file: Buffer): Wave {
  if (file.toString('latin1', 0, 4) !== 'RIFF') throw new Error('The voice gave no WAV file.')
  const data = file.subarray(file.indexOf('data') + 8)
  const samples = new Float64Array(Math.floor(data.length / 2))
  for (let i = 0; i < samples.length; i += 1) samples[i] = data.readInt16LE(i * 2) / 32768
  return { rate: file.readUInt32LE(24), samples }
}

/**
 * Trims silence and normalizes the loudness. Returns raw 16-bit samples.
 * @throws {Error} with `text` if the recording is silent
 */
export function normalizeLoudness({ rate, samples }: Wave, text: string): Buffer {
  const loudest = peakOf(samples)
  const first = samples.findIndex((sample) => Math.abs(sample) > loudest * SILENCE)
  const last = samples.findLastIndex((sample) => Math.abs(sample) > loudest * SILENCE)
  if (first < 0) throw new Error(`The voice produced no sound for "${text}".`)
  const voiced = samples.subarray(first, last + 1)
  const gain = Math.min(TARGET_LEVEL / voicedLevel(voiced, rate), PEAK / loudest)
  const lead = Math.round(LEAD_SECONDS * rate)
  const out = Buffer.alloc((lead + voiced.length + Math.round(TAIL_SECONDS * rate)) * 2)
  voiced.forEach((sample, index) => {
    out.writeInt16LE(Math.round(sample * gain * 32767), (lead + index) * 2)
  })
  return out
}

/** Root mean square of the 20 ms frames that are not a pause. */
function voicedLevel(samples: Float64Array, rate: number): number {
  const size = Math.round(rate * 0.02)
  const frames: number[] = []
  for (let start = 0; start < samples.length; start += size) {
    frames.push(meanSquare(samples.subarray(start, start + size)))
  }
  const threshold = Math.max(...frames) / 100
  const voiced = frames.filter((frame) => frame > threshold)
  return Math.sqrt(voiced.reduce((sum, frame) => sum + frame, 0) / voiced.length)
}

function meanSquare(samples: Float64Array): number {
  return samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
}

function peakOf(samples: Float64Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
}
