/** Samples per second. Half of it covers all frequencies of a voice that matter here. */
const SAMPLE_RATE_HZ = 24_000
const TARGET_PEAK = 0.9
/** Limits the gain: amplifying a whisper further would mostly raise noise. */
const MAX_GAIN = 8

/** Prepares a recording for storage: mono, trimmed, at an even volume. Null if it is silent. */
export async function prepareRecording(recorded: Blob): Promise<Blob | null> {
  const samples = await decodeSamples(recorded)
  return samples.length === 0 ? null : encodeWav(evenVolume(samples), SAMPLE_RATE_HZ)
}

/** Decodes a sound to mono samples at `SAMPLE_RATE_HZ` without silence at the start and end. */
async function decodeSamples(sound: Blob): Promise<Float32Array> {
  // Decoding resamples to the rate of the context.
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE_HZ)
  return trimSilence(toMono(await context.decodeAudioData(await sound.arrayBuffer())), SAMPLE_RATE_HZ)
}

function toMono(sound: AudioBuffer): Float32Array {
  const channels = Array.from({ length: sound.numberOfChannels }, (_, index) => sound.getChannelData(index))
  return new Float32Array(sound.length).map(
    (_, index) => channels.reduce((sum, channel) => sum + (channel[index] ?? 0), 0) / channels.length,
  )
}

/** Amplifies a recording to the peak level, so that all words are about equally loud. */
export function evenVolume(samples: Float32Array): Float32Array {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const gain = peak === 0 ? 1 : Math.min(MAX_GAIN, TARGET_PEAK / peak)
  return samples.map((sample) => sample * gain)
}

const HEADER_BYTES = 44
const BYTES_PER_SAMPLE = 2

/**
 * Encodes samples as a 16-bit mono WAV file. Every browser plays it, including the iPad's, and a word of two seconds
 * takes less than 100 KB.
 * @param rate samples per second
 */
export function encodeWav(samples: Float32Array, rate: number): Blob {
  const dataBytes = samples.length * BYTES_PER_SAMPLE
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + dataBytes))
  const writeText = (offset: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) view.setUint8(offset + index, letter.charCodeAt(0))
  }
  writeText(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true)
  writeText(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * BYTES_PER_SAMPLE, true)
  view.setUint16(32, BYTES_PER_SAMPLE, true)
  view.setUint16(34, 8 * BYTES_PER_SAMPLE, true)
  writeText(36, 'data')
  view.setUint32(40, dataBytes, true)
  for (const [index, sample] of samples.entries()) {
    view.setInt16(HEADER_BYTES + index * BYTES_PER_SAMPLE, Math.round(clamp(sample) * 0x7fff), true)
  }
  return new Blob([view], { type: 'audio/wav' })
}

function clamp(sample: number): number {
  return Math.min(1, Math.max(-1, sample))
}

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
  const loudness = windowLoudness(samples, size)
  const threshold = Math.max(SILENCE_LEVEL, SILENCE_TO_PEAK_RATIO * Math.max(0, ...loudness))
  const first = loudness.findIndex((each) => each > threshold)
  if (first === -1) return samples.subarray(0, 0)
  const last = loudness.findLastIndex((each) => each > threshold)
  const start = Math.max(0, first * size - Math.round(MARGIN_BEFORE_SECONDS * rate))
  const end = Math.min(samples.length, (last + 1) * size + Math.round(MARGIN_AFTER_SECONDS * rate))
  return samples.slice(start, end)
}

/** The loudness of each window. */
function windowLoudness(samples: Float32Array, size: number): number[] {
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, index) =>
    loudnessOf(samples.subarray(index * size, (index + 1) * size)),
  )
}

/** Root mean square of the samples. */
export function loudnessOf(samples: Float32Array): number {
  if (samples.length === 0) return 0
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}

/** Converts a sound to a data URL, with which it can be played. */
export function toDataURL(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
