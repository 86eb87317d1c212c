const LOUDEST = 0.9
/** A whisper stays a whisper: what is raised further is mostly noise. */
const MOST_GAIN = 8

/** The recording as loud as it can be without distortion, so that one word is as loud as another. */
export function evenVolume(samples: Float32Array): Float32Array {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const gain = peak === 0 ? 1 : Math.min(MOST_GAIN, LOUDEST / peak)
  return samples.map((sample) => sample * gain)
}
