import { describe, expect, it } from 'vitest'
import { detectSpeech, MEASURE_MS, type SpeechState } from './detect-speech.ts'

/** Measurements for this many seconds, whose loudness varies around a level by a fifth. */
const stretch = (seconds: number, level: number) =>
  Array.from({ length: Math.round((seconds * 1000) / MEASURE_MS) }, (_, index) =>
    index % 2 === 0 ? level * 0.8 : level * 1.2,
  )

/** When each state was first returned, in seconds, adding the measurements one by one. */
function verdicts(levels: readonly number[]): Partial<Record<SpeechState, number>> {
  const first: Partial<Record<SpeechState, number>> = {}
  for (let count = 1; count <= levels.length; count++) {
    const verdict = detectSpeech(levels.slice(0, count))
    first[verdict] ??= (count * MEASURE_MS) / 1000
    if (verdict === 'over') break
  }
  return first
}

describe('the end of a word', () => {
  it.each([
    ['a quiet room', 0, 0.2],
    ['a humming room', 0.01, 0.2],
    ['a loud room and a voice close to the microphone', 0.03, 0.3],
    ['a soft voice', 0.002, 0.025],
  ])('is detected after a second of silence in %s', (_title, room, voice) => {
    const results = verdicts([...stretch(1, room), ...stretch(0.6, voice), ...stretch(3, room)])
    expect(results.begun).toBeGreaterThan(1)
    expect(results.over).toBeGreaterThan(2.3)
    expect(results.over).toBeLessThan(2.8)
  })

  it('is not detected in a pause between two words', () => {
    const words = [...stretch(0.4, 0.2), ...stretch(0.6, 0.002), ...stretch(0.4, 0.1)]
    const results = verdicts([...stretch(0.5, 0.002), ...words, ...stretch(2, 0.002)])
    expect(results.over).toBeGreaterThan(2.7)
  })

  it('is detected even if speech began before the room was quiet', () => {
    expect(verdicts([...stretch(0.8, 0.2), ...stretch(2, 0.01)]).over).toBeLessThan(2.2)
  })

  it('is detected despite the noise of a class next door', () => {
    const babble = Array.from({ length: 80 }, (_, index) => [0.004, 0.012, 0.018, 0.008][index % 4] ?? 0)
    expect(verdicts([...babble.slice(0, 12), ...stretch(0.6, 0.25), ...babble]).over).toBeLessThan(2.6)
  })
})

describe('sounds that are not speech', () => {
  it('include key clicks, knocks and varying room noise', () => {
    const click = [...stretch(0.06, 0), 0.3, 0.2, ...stretch(3, 0.001)]
    expect(verdicts(click)).not.toHaveProperty('begun')
    expect(verdicts([...stretch(1, 0.001), 0.3, 0.3, ...stretch(3, 0.001)])).not.toHaveProperty('begun')
    expect(verdicts(stretch(5, 0.008))).not.toHaveProperty('begun')
  })

  it('count as missing speech after six seconds', () => {
    expect(verdicts(stretch(6, 0.002))).not.toHaveProperty('missing')
    expect(verdicts(stretch(7, 0.002))).toHaveProperty('missing')
    expect(detectSpeech([])).toBe('awaited')
  })
})
