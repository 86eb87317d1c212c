import { describe, expect, it } from 'vitest'
import { MIN_COUNTING_SCORE } from '../../economy.ts'
import type { Answer, QuizAction } from '../quiz-state.ts'
import { type Random, random } from '../random.ts'
import { whyRefused } from '../testing/sentences.ts'
import { racePoints, streakOf } from './points.ts'
import { courseAuxMots, type RaceState } from './rules.ts'
import { raceSample } from './testing/sample.ts'

const deck = courseAuxMots.parseDeck(raceSample.data)
const play = (state: RaceState, ...actions: QuizAction[]) => actions.reduce(courseAuxMots.step, state)
const start = (seed = 1) => courseAuxMots.init(deck, { seed })
const score = (state: RaceState) => courseAuxMots.score?.(state)
const answer = (isRight: boolean, ms: number | null = null): Answer => ({
  item: 0,
  isRight,
  ms,
  options: 4,
})

/** Plays a whole race; `pick` returns the option and the time taken. */
function race(
  seed: number,
  pick: (state: RaceState, chance: Random) => { option: number; ms: number },
): RaceState {
  const chance = random(seed + 1_000_000)
  let state = start(seed)
  while (!courseAuxMots.isOver(state)) {
    const wait = courseAuxMots.wait(state)
    state = play(state, wait ? wait.action : { type: 'pick', ...pick(state, chance) })
  }
  return state
}

/** Knows most words and takes two to seven seconds for each. */
const averagePupil = ({ right, options }: RaceState, chance: Random) => ({
  option: chance.next() < 0.85 ? right : (right + 1) % options.length,
  ms: 2000 + chance.next() * 5000,
})

describe('a race', () => {
  it('asks twenty questions with four different words each, and does not repeat missed words', () => {
    const state = play(start(), { type: 'pick', option: start().right === 0 ? 1 : 0, ms: 1000 })
    expect(state.options).toHaveLength(4)
    expect(state.phase).toBe('revealed')
    expect(courseAuxMots.wait(state)).toEqual({ ms: 1500, action: { type: 'next' } })
    expect(courseAuxMots.progress(state)).toEqual({ done: 1, total: 20 })
    expect(courseAuxMots.progress(race(1, averagePupil))).toEqual({ done: 20, total: 20 })
    expect(race(1, averagePupil).answers).toHaveLength(20)
  })

  it('continues quickly after a right answer', () => {
    const state = play(start(), { type: 'pick', option: start().right, ms: 1000 })
    expect(courseAuxMots.wait(state)).toEqual({ ms: 600, action: { type: 'next' } })
  })

  it('counts once, at its end, if it has at least 500 points', () => {
    const perfect = race(1, ({ right }) => ({ option: right, ms: 3000 }))
    expect(courseAuxMots.completions(perfect)).toBe(1)
    const hopeless = race(1, ({ right }) => ({ option: (right + 1) % 4, ms: 3000 }))
    expect(score(hopeless)).toBe(0)
    expect(courseAuxMots.completions(hopeless)).toBe(0)
    expect(courseAuxMots.isOver(hopeless)).toBe(true)
  })

  it('refuses a record of three words, which could be guessed', () => {
    expect(whyRefused(() => courseAuxMots.parseDeck('un, deux, trois'))).toBe(
      'Il faut au moins 4 mots différents.',
    )
  })
})

describe('racePoints', () => {
  it.each<[string, Answer[], number]>([
    ['a right answer, whatever its time', [answer(true, 0)], 35],
    ['an immediate second right answer', [answer(true), answer(true, 0)], 35 + 35 + 2 + 10],
    [
      'a second right answer after four and a half seconds',
      [answer(true), answer(true, 4500)],
      35 + 35 + 2 + 5,
    ],
    ['a second right answer after a minute', [answer(true), answer(true, 60_000)], 35 + 35 + 2],
    ['a second right answer with an unknown time', [answer(true), answer(true)], 35 + 35 + 2],
    ['a second right answer with an invalid time', [answer(true), answer(true, Number.NaN)], 35 + 35 + 2],
    ['a wrong answer at the start', [answer(false, 100)], 0],
    [
      'a wrong answer, which ends the streak',
      [answer(true), answer(true), answer(false), answer(true, 0)],
      35 + 37 - 25 + 35,
    ],
  ])('returns the points for %s', (_what, answers, points) => {
    expect(racePoints(answers)).toBe(points)
  })

  it('adds up to ten points per answer in a streak', () => {
    const row = Array.from({ length: 8 }, () => answer(true))
    expect(racePoints(row)).toBe(8 * 35 + 2 + 4 + 6 + 8 + 10 + 10 + 10)
    expect(streakOf(row)).toBe(8)
    expect(streakOf([...row, answer(false)])).toBe(0)
    expect(streakOf([])).toBe(0)
  })

  const seeds = Array.from({ length: 200 }, (_, seed) => seed)

  it('lets a careful average pupil reach 500 in most races', () => {
    const counted = seeds.filter((seed) => courseAuxMots.completions(race(seed, averagePupil)) === 1)
    expect(counted.length).toBeGreaterThan(170)
  })

  it('lets a slow pupil who knows all words reach 500', () => {
    const slow = race(1, ({ right }) => ({ option: right, ms: 20_000 }))
    expect(score(slow)).toBeGreaterThan(MIN_COUNTING_SCORE)
  })

  it('does not let random taps reach 500, however fast', () => {
    const tap = (_: RaceState, chance: Random) => ({ option: chance.below(4), ms: 0 })
    expect(Math.max(...seeds.map((seed) => score(race(seed, tap)) ?? 0))).toBeLessThan(MIN_COUNTING_SCORE)

    const chance = random(1)
    const luck = () => Array.from({ length: 20 }, () => answer(chance.below(4) === 0, 0))
    const best = Math.max(...Array.from({ length: 10_000 }, () => racePoints(luck())))
    expect(best).toBeLessThan(MIN_COUNTING_SCORE)
  })
})

it('shows the written word instead of its picture if the record says so', () => {
  const rows = ['la vache', 'le coq', "l'oie", 'le chat'].map((word) => ({ answer: word, phrase: { word } }))
  const asked = (data: unknown[]) =>
    new Set(
      courseAuxMots
        .init(courseAuxMots.parseDeck(JSON.stringify(data)), { seed: 1 })
        .items.map(({ isWordAsked }) => isWordAsked),
    )
  expect(asked([{ isWordAsked: true }, ...rows])).toEqual(new Set([true]))
  expect(asked(rows)).toEqual(new Set([false]))
})
