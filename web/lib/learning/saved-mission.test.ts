import { describe, expect, it } from 'vitest'
import type { AskedWord } from '../../../domain/learning/asked-word.ts'
import { continueRun, countDoneWords, createRun, isMissionFinished } from './saved-mission.ts'
import type { Mission } from './words-query.ts'

const names = ['la vache', 'le coq', 'le porc', 'la poule']

function missionWith(...done: string[]): Mission {
  const words = names.map((word) => ({
    word,
    french: word,
    english: '',
    image: null,
    sound: null,
    page: null,
    theme: '',
    task: 'recall' as const,
    isNew: false,
    isDone: done.includes(word),
  }))
  return { date: '2026-11-18', words, isDone: false }
}

/** A mission begun on this device with the remaining words. */
function begunWith(words: readonly string[], done: number) {
  const tasks = words.map((word) => {
    const askedWord: AskedWord = { id: word, word, image: null, sound: null, caption: '', page: null }
    return { word: askedWord, task: 'recall' as const, isNew: false }
  })
  return { ...createRun({ tasks, others: [] }), userID: 1, date: '2026-11-18', done }
}

it('counts the words answered correctly on any device if the mission was not begun on this one', () => {
  expect(countDoneWords(missionWith(), null)).toBe(0)
  expect(countDoneWords(missionWith('le coq'), null)).toBe(1)
})

it('does not count a word that was answered wrong, even if the answer was sent to the server', () => {
  expect(countDoneWords(missionWith(), { ...begunWith(names, 0), told: 1 })).toBe(0)
})

it('adds words done on another device to those done on this one', () => {
  expect(countDoneWords(missionWith('le coq'), begunWith(['la vache', 'le porc', 'la poule'], 2))).toBe(3)
})

it('includes words that were done on another device meanwhile', () => {
  expect(countDoneWords(missionWith('la vache', 'le coq'), begunWith(names, 1))).toBe(2)
})

describe('continueRun after switching to half missions', () => {
  const isLeft = ({ isDone }: Mission['words'][number]) => !isDone
  const deal = (words: Mission['words']) =>
    begunWith(
      words.filter(isLeft).map(({ word }) => word),
      0,
    ).deck
  const shortened = (...left: string[]) => {
    const mission = missionWith()
    return { ...mission, words: mission.words.filter(({ word }) => left.includes(word)) }
  }
  const dealtWords = (mission: Mission, stored: Parameters<typeof continueRun>[1]) =>
    continueRun(mission, stored, deal).deck.tasks.map(({ word }) => word.id)

  it('continues a stored run whose remaining words are all in the mission', () => {
    const stored = { ...begunWith(names, 2), right: ['la vache', 'le coq'] }
    expect(continueRun(shortened('le porc', 'la poule'), stored, deal)).toBe(stored)
  })

  it('deals the remaining words, without those answered correctly on this device', () => {
    const mission = shortened('la vache', 'le coq')
    const stored = { ...begunWith(names, 1), right: ['la vache'] }
    expect(dealtWords(mission, stored)).toEqual(['le coq'])
    expect(countDoneWords(mission, stored)).toBe(1)
  })

  it('asks for a correctly answered word again if its answer was not sent', () => {
    expect(dealtWords(shortened('la vache', 'le coq'), begunWith(names, 1))).toEqual(['la vache', 'le coq'])
  })

  it('asks for no word if all remaining words were answered correctly on this device', () => {
    const stored = { ...begunWith(names, 2), right: ['la vache', 'le coq'] }
    expect(dealtWords(shortened('la vache', 'le coq'), stored)).toEqual([])
  })
})

describe('isMissionFinished', () => {
  const answered = { ...missionWith(...names), isDone: true }
  const counted = new Set(['Page_Mission_Wednesday'])

  it('is true once the run on this device is over', () => {
    expect(isMissionFinished(missionWith(), { ...begunWith(names, 4), isOver: true }, null)).toBe(true)
  })

  it('is true if all words were answered and the mission has counted, e.g. on another device', () => {
    expect(isMissionFinished(answered, null, counted)).toBe(true)
  })

  it("is false if only last week's mission of this weekday counted (late) this week", () => {
    expect(isMissionFinished(missionWith(), null, counted)).toBe(false)
  })

  it('is false while words answered on this device must be asked again', () => {
    expect(isMissionFinished(answered, begunWith(names, 2), new Set(['Page_Mission_Monday']))).toBe(false)
    expect(isMissionFinished(answered, null, null)).toBe(false)
  })
})
