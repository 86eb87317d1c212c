import { encodeWav } from './encode-wav.ts'
import { evenVolume } from './even-volume.ts'
import { trimSilence } from './trim-silence.ts'

/** Samples per second. Half of it covers all frequencies of a voice that matter here. */
export const RATE = 24_000

/** Prepares a recording for storage: mono, trimmed, at an even volume. Null if it is silent. */
export async function prepareRecording(recorded: Blob): Promise<Blob | null> {
  const samples = await samplesOf(recorded)
  return samples.length === 0 ? null : encodeWav(evenVolume(samples), RATE)
}

/** Decodes a sound to mono samples at `RATE` without silence at the start and end. */
export async function samplesOf(sound: Blob): Promise<Float32Array> {
  // Decoding resamples to the rate of the context.
  const context = new OfflineAudioContext(1, 1, RATE)
  return trimSilence(oneChannel(await context.decodeAudioData(await sound.arrayBuffer())), RATE)
}

function oneChannel(sound: AudioBuffer): Float32Array {
  const channels = Array.from({ length: sound.numberOfChannels }, (_, index) => sound.getChannelData(index))
  return new Float32Array(sound.length).map(
    (_, index) => channels.reduce((sum, channel) => sum + (channel[index] ?? 0), 0) / channels.length,
  )
}
