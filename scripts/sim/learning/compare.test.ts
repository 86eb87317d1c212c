import { describe, expect, it } from 'vitest'
import { random } from '../../../domain/games/random.ts'
import { compare } from './compare.ts'
import { laws } from './laws.ts'

/** One class. */
const [SEEDS, CHILDREN] = [1, 12]

describe.each(laws)('simulated children with the law "$name"', (law) => {
  it('forget a word, but more slowly the more often they met it', () => {
    const chances = Array.from({ length: 40 }, (_none, seed) => {
      const traceOf = law.child(random(seed))
      const [once, often] = [traceOf(random(seed)), traceOf(random(seed))]
      for (const at of [0, 6, 14, 30]) often.met(at, 1)
      once.met(30, 1)
      return [once.recall(31), once.recall(51), often.recall(51), traceOf(random(seed)).recall(51)]
    })
    for (const [soon = 0, late = 0, often = 0, never] of chances) {
      expect(never).toBe(0)
      expect(late).toBeLessThan(soon)
      expect(often).toBeGreaterThan(late)
      expect(soon).toBeLessThanOrEqual(1)
    }
  })

  it('recall more with the mission than random games, and are predicted better than by a constant', () => {
    const { comparisons, minutesAWeek, met, lawLogLoss, prediction } = compare(law, SEEDS, CHILDREN)
    expect(comparisons[0]?.ratio).toBeGreaterThan(law === laws.at(-1) ? 0.85 : 1.1)
    expect(minutesAWeek).toBeGreaterThan(5)
    expect(met).toBeGreaterThan(80)
    expect(lawLogLoss).toBeLessThan(prediction.logLoss)
    expect(prediction.logLoss).toBeLessThan(prediction.constantLogLoss)
  })

  it('give the same results for the same seeds', () => {
    expect(compare(law, 1, 1)).toEqual(compare(law, 1, 1))
  })
})
