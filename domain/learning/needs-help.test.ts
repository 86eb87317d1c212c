import { describe, expect, it } from 'vitest'
import { type Random, random as randomOf } from '../games/random.ts'
import { chanceOfAtLeast, needsHelpWith, type RecentTries } from './needs-help.ts'

describe('needsHelpWith', () => {
  it('returns words that the pupil repeatedly got wrong after having met them', () => {
    const words = ['le-coq', 'la-vache', 'le-cochon', 'le-mouton']
    const late = words.map((word, index) => ({ word, tries: 5, wrong: index === 0 ? 4 : 3 }))
    expect(needsHelpWith(late).map(({ word }) => word)).toEqual([
      'le-coq',
      'la-vache',
      'le-cochon',
      'le-mouton',
    ])
  })

  it('returns nothing for single mistakes, a single word, or too few tries', () => {
    const once = Array.from({ length: 20 }, (_none, index) => ({ word: `mot-${index}`, tries: 2, wrong: 1 }))
    expect(needsHelpWith(once)).toEqual([])
    expect(needsHelpWith([{ word: 'le-coq', tries: 10, wrong: 10 }])).toEqual([])
    expect(
      needsHelpWith([
        { word: 'le-coq', tries: 2, wrong: 2 },
        { word: 'la-vache', tries: 2, wrong: 2 },
      ]),
    ).toEqual([])
    expect(needsHelpWith([])).toEqual([])
  })

  it('flags none of 1,000 pupils with 90 % accuracy in any of forty weeks', () => {
    const random = randomOf(20)
    let named = 0
    for (let pupil = 0; pupil < 1000; pupil++)
      for (let week = 0; week < 40; week++) if (needsHelpWith(simulated(random, 0.9)).length > 0) named++
    expect(named).toBe(0)
  })

  it('flags 90 % of pupils below 50 % accuracy within two weeks', () => {
    const random = randomOf(21)
    const pupils = Array.from({ length: 1000 }, () => needsHelpWith(simulated(random, 0.45, 40)))
    expect(pupils.filter((words) => words.length > 0).length).toBeGreaterThan(900)
  })
})

/** Two simulated weeks of a pupil with constant accuracy: 5 to 80 tries (or `tries`) at 3 to 25 words. */
function simulated(random: Random, chance: number, tries = 5 + random.below(76)): RecentTries[] {
  const words = Array.from({ length: 3 + random.below(23) }, (_none, index) => ({
    word: `mot-${index}`,
    tries: 0,
    wrong: 0,
  }))
  for (let count = 0; count < tries; count++) {
    const word = words[random.below(words.length)]
    if (!word) continue
    word.tries++
    if (random.next() >= chance) word.wrong++
  }
  return words
}

describe('chanceOfAtLeast', () => {
  it('returns the probability of at least that many successes', () => {
    expect(chanceOfAtLeast(0, 5, 0.1)).toBe(1)
    expect(chanceOfAtLeast(1, 2, 0.5)).toBeCloseTo(0.75, 12)
    expect(chanceOfAtLeast(5, 5, 0.1)).toBeCloseTo(1e-5, 12)
    expect(chanceOfAtLeast(30, 40, 0.1) / 5.5e-22).toBeCloseTo(1, 0)
  })
})
