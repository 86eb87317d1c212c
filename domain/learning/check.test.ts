import { describe, expect, it } from 'vitest'
import { random } from '../games/random.ts'
import { CHECK_OPTIONS, formFor, formsOf, questionsOf, verdictOf } from './check.ts'

const words = Array.from({ length: 30 }, (_none, index) => ({
  word: `mot-${index}`,
  english: `word ${index}`,
  image: `pictures/${Math.floor(index / 2)}.svg`,
}))

describe('a check', () => {
  it('has two forms with different words, or none if there are too few', () => {
    const [one, other] = formsOf(words, 7) ?? [[], []]
    expect([one.length, other.length]).toEqual([12, 12])
    expect(new Set([...one, ...other]).size).toBe(24)
    expect(formsOf(words.slice(0, 13), 7)?.map(({ length }) => length)).toEqual([6, 6])
    expect(formsOf(words.slice(0, 11), 7)).toBeNull()
  })

  it('gives each pupil a random form first and the other one later', () => {
    const pupils = Array.from({ length: 400 }, (_none, index) => 100 + index)
    const first = pupils.map((userID) => formFor(3, userID, 'before'))
    expect(first.filter((form) => form === 0).length).toBeGreaterThan(160)
    expect(first.filter((form) => form === 0).length).toBeLessThan(240)
    expect(pupils.map((userID) => formFor(3, userID, 'after'))).toEqual(first.map((form) => 1 - form))
  })

  it('offers options with different pictures, always the same for the same pupil', () => {
    const form = words.slice(0, 12)
    const questions = questionsOf(form, words, 1, 2)
    expect(questionsOf(form, words, 1, 2)).toEqual(questions)
    expect(questionsOf(form, words, 1, 3)).not.toEqual(questions)
    expect(new Set(questions.map(({ asked }) => asked.word)).size).toBe(12)
    for (const { asked, options } of questions) {
      expect(options).toContain(asked)
      expect(options).toHaveLength(CHECK_OPTIONS)
      expect(new Set(options.map(({ image }) => image)).size).toBe(CHECK_OPTIONS)
    }
  })

  it('shows all options in English if the asked word or too many others have no picture', () => {
    const [first, ...others] = words.slice(0, 12)
    const withOneBare = [{ ...first, word: 'grand', english: 'big', image: null }, ...others]
    for (const { asked, options } of questionsOf(withOneBare, withOneBare, 1, 2)) {
      const withPictures = options.filter(({ image }) => image !== null)
      expect(withPictures).toHaveLength(asked.image === null ? 0 : CHECK_OPTIONS)
      expect(options.map(({ word }) => word)).toContain(asked.word)
      expect(options).toHaveLength(CHECK_OPTIONS)
    }
  })

  it('never offers two options with the same English', () => {
    const same = ['big', 'Big ', 'small', 'red', 'blue', 'green', 'old'].map((english, index) => ({
      word: `mot-${index}`,
      english,
      image: null,
    }))
    for (let userID = 1; userID <= 20; userID++) {
      for (const { asked, options } of questionsOf(same, same, 1, userID)) {
        expect(options).toContainEqual(asked)
        expect(options).toHaveLength(CHECK_OPTIONS)
        expect(options.filter(({ english }) => /big/i.test(english)).length).toBeLessThanOrEqual(1)
      }
    }
  })
})

describe('verdictOf', () => {
  const pairs = (many: number, before: number, grown: number) =>
    Array.from({ length: many }, (_none, index) => ({
      before: before + (index % 3),
      after: before + ((index * 2) % 3) + grown,
    }))

  it('returns "more" or "less" if the difference exceeds chance', () => {
    expect(verdictOf(pairs(20, 3, 4), 12)).toBe('more')
    expect(verdictOf(pairs(20, 7, -4), 12)).toBe('less')
  })

  it('returns "few", "ceiling" or "same" otherwise', () => {
    expect(verdictOf(pairs(7, 3, 4), 12)).toBe('few')
    expect(verdictOf(pairs(20, 10, 1), 12)).toBe('ceiling')
    expect(verdictOf(pairs(21, 4, 0), 12)).toBe('same')
  })

  it('rarely reports a difference if both results are pure chance', () => {
    const chance = random(4)
    const guessed = () =>
      Array.from({ length: 12 }, () => chance.below(6)).filter((each) => each === 0).length
    const verdicts = Array.from({ length: 400 }, () =>
      verdictOf(
        Array.from({ length: 20 }, () => ({ before: guessed(), after: guessed() })),
        12,
      ),
    )
    expect(verdicts.filter((verdict) => verdict !== 'same').length).toBeLessThan(400 * 0.09)
  })
})
