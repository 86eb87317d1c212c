import { encodeWav } from './encode-wav.ts'
import { trimSilence } from './trim-silence.ts'

/** Samples per second. Half of it covers all frequencies of a voice that matter here. */
const SAMPLE_RATE_HZ = 24_000
const PEAK = 0.9
/** Limits the gain: amplifying a whisper further would mostly raise noise. */
const MAX_GAIN = 8

/** Prepares a recording for storage: mono, trimmed, at an even volume. Null if it is silent. */
export async function prepareRecording(recorded: Blob): Promise<Blob | null> {
  const samples = await decodeSamples(recorded)
  return samples.length === 0 ? null : encodeWav(evenVolume(samples), SAMPLE_RATE_HZ)
}

/** Decodes a sound to mono samples at `RATE` without silence at the start and end. */
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
  const gain = peak === 0 ? 1 : Math.min(MAX_GAIN, PEAK / peak)
  return samples.map((sample) => sample * gain)
}
