import { describe, expect, it } from 'vitest'
import { heights } from './draw-voice.ts'
import { STEP_SECONDS, voiceCurve } from './voice-curve.ts'

const RATE = 24_000

/** A voice of so many hertz with overtones, as loud as `loudness` says; silence for 0. */
const voice = (seconds: number, hertz: number, loudness = 0.5) =>
  Array.from({ length: Math.round(seconds * RATE) }, (_, at) => {
    const turn = (2 * Math.PI * hertz * at) / RATE
    return loudness * (0.6 * Math.sin(turn) + 0.3 * Math.sin(2 * turn) + 0.1 * Math.sin(3 * turn))
  })
/** An s: noise, the same each time. */
const hiss = (seconds: number) => {
  let seed = 1
  return Array.from({ length: Math.round(seconds * RATE) }, () => {
    seed = (seed * 16_807) % 2_147_483_647
    return 0.3 * (seed / 1_073_741_824 - 1)
  })
}
const curveOf = (...parts: number[][]) => voiceCurve(new Float32Array(parts.flat()), RATE)
const at = (seconds: number) => Math.round(seconds / STEP_SECONDS)

describe('the loudness of a voice', () => {
  it('has a hill for each syllable that stands apart, the loudest up to 1', () => {
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
    // Half as loud is seen well.
    expect(loudness[at(0.6)]).toBeCloseTo(0.7, 1)
    expect(Math.max(...loudness)).toBeLessThanOrEqual(1)
  })

  it('is flat where nothing is heard', () => {
    expect(curveOf(voice(0.1, 220, 0)).loudness.every((each) => each === 0)).toBe(true)
    expect(curveOf([])).toEqual({ loudness: [], pitch: [] })
  })
})

describe('the pitch of a voice', () => {
  it.each([100, 190, 260, 400])('of %i hertz is found', (hertz) => {
    const { pitch } = curveOf(voice(0.4, hertz))
    for (const each of pitch.slice(1, -3)) expect(Math.abs((each ?? 0) / hertz - 1)).toBeLessThan(0.06)
  })

  it('is none in silence and in an s', () => {
    const { pitch } = curveOf(voice(0.3, 220), hiss(0.3), voice(0.3, 220, 0))
    expect(pitch[at(0.15)]).toBeGreaterThan(200)
    expect(pitch.slice(at(0.32), at(0.56)).filter((each) => each !== null).length).toBeLessThan(3)
    expect(pitch.slice(at(0.64)).every((each) => each === null)).toBe(true)
  })

  it('is drawn around the middle of the voice itself, an octave up and down', () => {
    expect(heights([200, null, 400, 100, 800, 200, 200])).toEqual([0.5, null, 1, 0, 1, 0.5, 0.5])
    expect(heights([null])).toEqual([null])
  })
})
