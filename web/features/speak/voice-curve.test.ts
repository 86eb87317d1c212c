import { describe, expect, it } from 'vitest'
import { heights } from './draw-voice.ts'
import { STEP_SECONDS, voiceCurve } from './voice-curve.ts'

const RATE = 24_000

/** A voice with overtones at this pitch and loudness; 0 is silence. */
const voice = (seconds: number, hertz: number, loudness = 0.5) =>
  Array.from({ length: Math.round(seconds * RATE) }, (_, at) => {
    const turn = (2 * Math.PI * hertz * at) / RATE
    return loudness * (0.6 * Math.sin(turn) + 0.3 * Math.sin(2 * turn) + 0.1 * Math.sin(3 * turn))
  })
/** An "s": noise, the same each time. */
const hiss = (seconds: number) => {
  let seed = 1
  return Array.from({ length: Math.round(seconds * RATE) }, () => {
    seed = (seed * 16_807) % 2_147_483_647
    return 0.3 * (seed / 1_073_741_824 - 1)
  })
}
const curveOf = (...parts: number[][]) => voiceCurve(new Float32Array(parts.flat()), RATE)
const at = (seconds: number) => Math.round(seconds / STEP_SECONDS)

describe('loudness', () => {
  it('has a peak per separate syllable, the loudest at 1', () => {
    const { loudness } = curveOf(
      voice(0.2, 220, 0),
      voice(0.2, 220),
      voice(0.1, 220, 0),
      voice(0.2, 220, 0.25),
    )
    expect(loudness).toHaveLength(at(0.7))
    expect(loudness[at(0.1)]).toBe(0)
    expect(loudness[at(0.3)]).toBeCloseTo(1, 1)
    expect(loudness[at(0.44)]).toBeLessThan(0.2)
    // Half the loudness is still clearly visible.
    expect(loudness[at(0.6)]).toBeCloseTo(0.7, 1)
    expect(Math.max(...loudness)).toBeLessThanOrEqual(1)
  })

  it('is flat in silence', () => {
    expect(curveOf(voice(0.1, 220, 0)).loudness.every((each) => each === 0)).toBe(true)
    expect(curveOf([])).toEqual({ loudness: [], pitch: [] })
  })
})

describe('pitch', () => {
  it.each([100, 190, 260, 400])('detects a voice of %i hertz', (hertz) => {
    const { pitch } = curveOf(voice(0.4, hertz))
    for (const each of pitch.slice(1, -3)) expect(Math.abs((each ?? 0) / hertz - 1)).toBeLessThan(0.06)
  })

  it('is null in silence and in an s', () => {
    const { pitch } = curveOf(voice(0.3, 220), hiss(0.3), voice(0.3, 220, 0))
    expect(pitch[at(0.15)]).toBeGreaterThan(200)
    expect(pitch.slice(at(0.32), at(0.56)).filter((each) => each !== null).length).toBeLessThan(3)
    expect(pitch.slice(at(0.64)).every((each) => each === null)).toBe(true)
  })

  it("is drawn around the voice's median, one octave up and down", () => {
    expect(heights([200, null, 400, 100, 800, 200, 200])).toEqual([0.5, null, 1, 0, 1, 0.5, 0.5])
    expect(heights([null])).toEqual([null])
  })
})
