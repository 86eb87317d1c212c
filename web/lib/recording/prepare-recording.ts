import { encodeWav } from './encode-wav.ts'
import { evenVolume } from './even-volume.ts'
import { trimSilence } from './trim-silence.ts'

/** Samples a second: a voice has nothing above half of it that a child would miss. */
export const RATE = 24_000

/** What the browser recorded, as it is kept: one channel, no silence around it, an even volume. Null where nothing is heard. */
export async function prepareRecording(recorded: Blob): Promise<Blob | null> {
  const samples = await samplesOf(recorded)
  return samples.length === 0 ? null : encodeWav(evenVolume(samples), RATE)
}

/** What is heard in a file: one channel of `RATE`, without the silence around it. */
export async function samplesOf(sound: Blob): Promise<Float32Array> {
  // A context of that rate decodes to that rate.
  const context = new OfflineAudioContext(1, 1, RATE)
  return trimSilence(oneChannel(await context.decodeAudioData(await sound.arrayBuffer())), RATE)
}

function oneChannel(sound: AudioBuffer): Float32Array {
  const channels = Array.from({ length: sound.numberOfChannels }, (_, index) => sound.getChannelData(index))
  return new Float32Array(sound.length).map(
    (_, index) => channels.reduce((sum, channel) => sum + (channel[index] ?? 0), 0) / channels.length,
  )
}
