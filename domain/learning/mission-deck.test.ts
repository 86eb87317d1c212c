import { expect, it } from 'vitest'
import { dealLessonWords } from './mission-deck.ts'

const word = (name: string, page = 'Page_Farm') => ({
  word: name,
  french: name,
  english: '',
  image: null,
  sound: null,
  page,
  theme: '',
})
const met = (name: string, days: number, page?: string) => ({ ...word(name, page), days })

it('asks each pupil the words of a lesson as hard as they know them, a new one after it is met', () => {
  const known = [met('b', 0), met('c', 2), met('d', 9), met('e', 1, 'Page_Zoo'), met('f', 1)]
  const { tasks, others } = dealLessonWords(
    ['a', 'b', 'c', 'd'].map((name) => word(name)),
    known,
  )
  expect(tasks.map(({ word: { id }, task, isNew }) => [id, task, isNew])).toEqual([
    ['a', 'recognise', true],
    ['b', 'recognise', false],
    ['c', 'recall', false],
    ['d', 'spell', false],
  ])
  expect(others.map(({ id }) => id)).toEqual(['f', 'e'])
})

it('asks all of them of who has met nothing', () => {
  const { tasks, others } = dealLessonWords([word('a'), word('b')], [])
  expect(tasks.every(({ isNew }) => isNew)).toBe(true)
  expect(others).toEqual([])
})
