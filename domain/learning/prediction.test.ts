import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar.ts'
import { random } from '../games/random.ts'
import { afterAnswer, retrievability } from './memory.ts'
import {
  chanceKnown,
  featuresOfMemory,
  learn,
  type MemoryFeatures,
  type ObservedAnswers,
  PRIOR,
  predictPeriods,
} from './prediction.ts'

const START = '2026-09-01'

/** Simulated answers with the probability `known` of knowing a word. */
function answers(
  count: number,
  known: (facts: MemoryFeatures) => number,
  options: number | null,
): ObservedAnswers[] {
  const chance = random(7)
  return Array.from({ length: count }, () => {
    const facts = {
      curve: 0.1 + 0.85 * chance.next(),
      wasRight: chance.below(2) === 0,
      days: chance.below(7),
    }
    const isKnown = chance.next() < known(facts)
    return { facts, options, right: isKnown || (options !== null && chance.next() < 1 / options) }
  })
}

describe('chanceKnown', () => {
  it('equals the forgetting curve before anything was learnt', () => {
    const memory = afterAnswer(null, {
      at: `${START}T12:00:00.000Z`,
      day: START,
      received: START,
      task: 'spell',
      right: true,
      options: null,
    })
    const day = addDays(START, 12)
    const facts = featuresOfMemory(memory, day)
    expect(facts).toEqual({ curve: retrievability(memory, day), wasRight: true, days: 1 })
    if (facts) expect(chanceKnown(PRIOR, facts)).toBeCloseTo(retrievability(memory, day), 10)
    expect(featuresOfMemory({ ...memory, stability: null }, day)).toBeNull()
  })

  it.each([null, 4])('approaches the observed answers with %s options', (options) => {
    const known = ({ curve, days }: MemoryFeatures) => 0.35 * curve + 0.05 * Math.min(days, 5)
    const learnt = learn(PRIOR, answers(6000, known, options))
    for (const curve of [0.3, 0.6, 0.9])
      for (const days of [0, 3, 5]) {
        const facts = { curve, wasRight: true, days }
        expect(Math.abs(chanceKnown(learnt, facts) - known(facts))).toBeLessThan(0.1)
      }
  })

  it('stays at the forgetting curve if the answers confirm it', () => {
    const learnt = learn(
      PRIOR,
      answers(4000, ({ curve }) => curve, null),
    )
    for (const curve of [0.2, 0.5, 0.8])
      expect(Math.abs(chanceKnown(learnt, { curve, wasRight: false, days: 2 }) - curve)).toBeLessThan(0.06)
  })

  it('learns nothing from answers with a single option, and stays between 0 and 1', () => {
    const only = answers(50, () => 0.5, 1).map((each) => ({ ...each, right: true }))
    expect(learn(PRIOR, only).weights).toEqual(PRIOR.weights)
    const never = learn(
      PRIOR,
      answers(3000, () => 0, null),
    )
    for (const curve of [0, 1]) {
      const chance = chanceKnown(never, { curve, wasRight: true, days: 40 })
      expect(chance).toBeGreaterThan(0)
      expect(chance).toBeLessThan(0.1)
    }
  })

  it('predicts each period only from earlier ones', () => {
    const [shown] = answers(1, () => 0, null)
    if (!shown) throw new Error('There is no answer.')
    const many = { ...shown, count: 50 }
    const predicted = predictPeriods([[many], [many], [shown]])
    expect(predicted.map(({ count }) => count)).toEqual([50, 50, 1])
    expect(predicted[0]?.chance).toBeCloseTo(shown.facts.curve, 10)
    expect(predicted[1]?.chance).toBeLessThan(predicted[0]?.chance ?? 0)
    expect(predicted[2]?.chance).toBe(chanceKnown(learn(PRIOR, [many, many]), shown.facts))
  })
})
