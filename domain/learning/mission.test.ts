import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar.ts'
import { afterAnswer, type Memory } from './memory.ts'
import { missionWords } from './mission.ts'
import { MISSION_SIZE, missionSize } from './mission-size.ts'

const TODAY = '2026-11-18'
const words = Array.from({ length: 30 }, (_none, index) => `mot-${String(index).padStart(2, '0')}`)

/** The memory of a word spelt on earlier days. */
function memory(...tries: readonly [daysAgo: number, right: boolean][]): Memory {
  const made = tries.reduce<Memory | null>((before, [daysAgo, right]) => {
    const day = addDays(TODAY, -daysAgo)
    return afterAnswer(before, {
      at: `${day}T15:00:00.000Z`,
      day,
      received: day,
      task: 'spell',
      right,
      options: null,
    })
  }, null)
  if (!made) throw new Error('There are no tries.')
  return made
}

describe('mission', () => {
  it('begins with new words in order if nothing was met', () => {
    expect(missionWords(words, new Map(), TODAY)).toEqual(
      words.slice(0, MISSION_SIZE).map((word) => ({ word, task: 'recognise', isNew: true })),
    )
  })

  it('begins with due words, those most likely still known first, and continues with new words', () => {
    const memories = new Map([
      ['later', memory([1, true])],
      ['lost', memory([120, true])],
      ['due', memory([40, true])],
    ])
    const asked = missionWords(words, memories, TODAY)
    expect(asked.slice(0, 2).map(({ word }) => word)).toEqual(['due', 'lost'])
    expect(asked.slice(2).map(({ word }) => word)).toEqual(words.slice(0, 8))
  })

  it('repeats words missed on Friday on Monday, after due words that were answered correctly', () => {
    const MONDAY = '2026-11-16'
    const sinceFriday = (...tries: readonly [daysAgo: number, right: boolean][]) =>
      memory(...tries.map(([daysAgo, right]): [number, boolean] => [daysAgo + 5, right]))
    const memories = new Map([
      ['missed-new', sinceFriday([0, false])],
      ['missed-known', sinceFriday([40, true], [20, true], [0, false])],
      ['due', sinceFriday([80, true])],
    ])
    const asked = missionWords(words, memories, MONDAY).map(({ word }) => word)
    expect(asked[0]).toBe('due')
    expect(asked.slice(1, 3).toSorted()).toEqual(['missed-known', 'missed-new'])
  })

  it('adds new words however many words are due', () => {
    const due = new Map(Array.from({ length: 40 }, (_none, index) => [`vieux-${index}`, memory([90, true])]))
    const asked = missionWords(words, due, TODAY)
    expect(asked.filter(({ isNew }) => isNew).map(({ word }) => word)).toEqual(words.slice(0, 4))
    expect(asked).toHaveLength(MISSION_SIZE)
    expect(missionWords([], due, TODAY)).toHaveLength(MISSION_SIZE)
  })

  it('gives a harder task each day, and the same task after a mistake', () => {
    const task = (made: Memory) => missionWords([], new Map([['mot', made]]), TODAY)[0]?.task
    expect(task(memory([9, false]))).toBe('recognise')
    expect(task(memory([30, true]))).toBe('listen')
    expect(task(memory([60, true], [30, true]))).toBe('recall')
    expect(task(memory([90, true], [60, true], [30, true]))).toBe('spell')
    expect(task(memory([90, true], [60, true], [30, false]))).toBe('listen')
  })

  it('is shorter after a day with many mistakes', () => {
    const memories = new Map(words.slice(0, 8).map((word, index) => [word, memory([30, index % 2 === 0])]))
    const asked = missionWords(words, memories, TODAY)
    expect(asked).toHaveLength(6)
    expect(asked.filter(({ isNew }) => isNew)).toHaveLength(2)
  })

  it('has half the words, and at most two new ones if others are due, for a half mission', () => {
    const due = new Map(Array.from({ length: 8 }, (_none, index) => [`vieux-${index}`, memory([90, true])]))
    const asked = missionWords(words, due, TODAY, { size: missionSize(['half-mission']) })
    expect(asked).toHaveLength(5)
    expect(asked.filter(({ isNew }) => isNew)).toHaveLength(2)
    expect(missionWords(words, new Map(), TODAY, { size: missionSize(['half-mission']) })).toHaveLength(5)
  })

  it('skips words known on three days at the lightning level, unless there are no others', () => {
    const known = memory([90, true], [60, true], [30, true])
    const memories = new Map([
      ['connu', known],
      ['mot-01', known],
      ['fragile', memory([60, true], [30, true])],
    ])
    const asked = (of: readonly string[], known: ReadonlyMap<string, Memory>) =>
      missionWords(of, known, TODAY, { skipsKnown: true }).map(({ word }) => word)
    expect(asked(words.slice(0, 3), memories).toSorted()).toEqual(['fragile', 'mot-00', 'mot-02'])
    expect(asked([], new Map([['connu', known]]))).toEqual(['connu'])
  })

  it('continues with the words due next if no word is due or new', () => {
    const memories = new Map([['mot', memory([1, true])]])
    expect(missionWords(['mot'], memories, TODAY)).toEqual([{ word: 'mot', task: 'listen', isNew: false }])
    expect(missionWords([], new Map(), TODAY)).toEqual([])
  })

  it('contains each word once, is deterministic, and is empty only if there are no words', () => {
    const anyMemory = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.boolean()), { minLength: 1, maxLength: 6 })
      .map((tries) => memory(...tries.toSorted(([one], [other]) => other - one)))
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...words), anyMemory),
        fc.nat({ max: 30 }),
        (dictionary, many) => {
          const memories = new Map(Object.entries(dictionary))
          const asked = missionWords(words.slice(0, many), memories, TODAY)
          expect(new Set(asked.map(({ word }) => word)).size).toBe(asked.length)
          expect(asked.length).toBeLessThanOrEqual(MISSION_SIZE)
          if (many > 0 || memories.size > 0) expect(asked).not.toEqual([])
          const again = new Map([...memories].toReversed())
          expect(missionWords(words.slice(0, many), again, TODAY)).toEqual(asked)
        },
      ),
    )
  })
})
