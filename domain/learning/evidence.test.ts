import { describe, expect, it } from 'vitest'
import { chanceOfRight, type PredictedAnswers, predictionOf } from './evidence.ts'

const predicted = (
  chance: number,
  right: number,
  wrong: number,
  options: number | null = null,
): PredictedAnswers[] => [
  { chance, options, right: true, count: right },
  { chance, options, right: false, count: wrong },
]

describe('predictionOf', () => {
  it('takes guessing among four options into account', () => {
    expect(chanceOfRight({ chance: 0.6, options: 4 })).toBeCloseTo(0.7)
    expect(chanceOfRight({ chance: 0.6, options: null })).toBe(0.6)
  })

  it('beats a constant guess if it separates likely from unlikely answers', () => {
    const found = predictionOf([...predicted(0.9, 90, 10), ...predicted(0.3, 30, 70)])
    expect(found).toMatchObject({ answers: 200, right: 120 })
    expect(found?.logLoss).toBeCloseTo(0.468, 3)
    expect(found?.constantLogLoss).toBeCloseTo(0.673, 3)
    expect(found?.bands).toEqual([
      { answers: 100, predicted: expect.closeTo(0.3), right: 0.3 },
      { answers: 100, predicted: expect.closeTo(0.9), right: 0.9 },
    ])
  })

  it('has a finite loss, higher than that of a constant guess, if it is certain but wrong', () => {
    const found = predictionOf(predicted(1, 50, 50))
    expect(found?.logLoss).toBeGreaterThan(found?.constantLogLoss ?? 0)
    expect(Number.isFinite(found?.logLoss)).toBe(true)
    expect(predictionOf(predicted(1, 5, 0))?.constantLogLoss).toBe(0)
  })

  it('returns null without answers', () => {
    expect(predictionOf([])).toBeNull()
    expect(predictionOf(predicted(0.5, 0, 0))).toBeNull()
  })
})
