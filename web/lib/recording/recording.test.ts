import { describe, expect, it } from 'vitest'
import { encodeWav, evenVolume, loudnessOf, trimSilence } from './prepare-recording.ts'

const RATE = 24_000
const silence = (seconds: number, noise = 0.001) =>
  Array.from({ length: seconds * RATE }, (_, index) => (index % 2 === 0 ? noise : -noise))
const tone = (seconds: number, loudness: number) =>
  Array.from(
    { length: seconds * RATE },
    (_, index) => loudness * Math.sin((2 * Math.PI * 220 * index) / RATE),
  )
const secondsOf = (samples: Float32Array) => samples.length / RATE

describe('trimSilence', () => {
  it('removes silence at both ends, except for a short margin', () => {
    const trimmed = trimSilence(new Float32Array([...silence(2), ...tone(1, 0.5), ...silence(3)]), RATE)
    expect(secondsOf(trimmed)).toBeCloseTo(1.37, 1)
    expect(loudnessOf(trimmed.subarray(0, 0.1 * RATE))).toBeLessThan(0.01)
    expect(loudnessOf(trimmed.subarray(0.15 * RATE, 0.9 * RATE))).toBeGreaterThan(0.3)
  })

  it('keeps a pause between two words', () => {
    const words = [...tone(0.5, 0.4), ...silence(1), ...tone(0.5, 0.1)]
    expect(secondsOf(trimSilence(new Float32Array(words), RATE))).toBeCloseTo(2, 1)
  })

  it('detects a soft voice and ignores a humming room', () => {
    expect(secondsOf(trimSilence(new Float32Array([...silence(1, 0), ...tone(1, 0.02)]), RATE))).toBeCloseTo(
      1.12,
      1,
    )
    const humming = [...tone(1, 0.01), ...tone(1, 0.6), ...tone(1, 0.01)]
    expect(secondsOf(trimSilence(new Float32Array(humming), RATE))).toBeCloseTo(1.37, 1)
  })

  it('returns nothing if nobody spoke', () => {
    expect(trimSilence(new Float32Array(silence(3)), RATE)).toHaveLength(0)
    expect(trimSilence(new Float32Array(), RATE)).toHaveLength(0)
  })
})

describe('the volume of a recording', () => {
  const peakOf = (samples: number[]) => Math.max(...evenVolume(new Float32Array(samples)))

  it('is raised to the same level, but at most eightfold for a whisper', () => {
    expect(peakOf(tone(0.1, 0.3))).toBeCloseTo(0.9, 2)
    expect(peakOf(tone(0.1, 1))).toBeCloseTo(0.9, 2)
    expect(peakOf(tone(0.1, 0.02))).toBeCloseTo(0.16, 2)
    expect(peakOf([0, 0])).toBe(0)
  })
})

it('stores a recording in a 16-bit WAV file', async () => {
  const file = encodeWav(new Float32Array([0, 1, -1, 2]), RATE)
  expect(file.type).toBe('audio/wav')
  const bytes = new DataView(await file.arrayBuffer())
  const text = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((index) => bytes.getUint8(at + index)))
  expect([text(0), text(8), text(36), bytes.byteLength]).toEqual(['RIFF', 'WAVE', 'data', 52])
  expect([bytes.getUint32(4, true), bytes.getUint32(24, true), bytes.getUint32(40, true)]).toEqual([
    44,
    RATE,
    8,
  ])
  expect([44, 46, 48, 50].map((at) => bytes.getInt16(at, true))).toEqual([0, 0x7fff, -0x7fff, 0x7fff])
})
