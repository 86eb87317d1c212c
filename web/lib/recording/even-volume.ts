const LOUDEST = 0.9
/** Limits the gain: amplifying a whisper further would mostly raise noise. */
const MOST_GAIN = 8

/** Amplifies a recording to the peak level, so that all words are about equally loud. */
export function evenVolume(samples: Float32Array): Float32Array {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const gain = peak === 0 ? 1 : Math.min(MOST_GAIN, LOUDEST / peak)
  return samples.map((sample) => sample * gain)
}
