import { expect, it } from 'vitest'
import { dealPractice, weakestWords } from './mission-deck.ts'

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

it('gives each word a task that matches how well the pupil knows it, and shows a new word first', () => {
  const known = [met('b', 0), met('c', 2), met('d', 9), met('e', 1, 'Page_Zoo'), met('f', 1)]
  const { tasks, others } = dealPractice(
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

it('shows all words first to a pupil who has met none', () => {
  const { tasks, others } = dealPractice([word('a'), word('b')], [])
  expect(tasks.every(({ isNew }) => isNew)).toBe(true)
  expect(others).toEqual([])
})

it('selects new words and those with the fewest successful days, in their order', () => {
  const words = ['a', 'b', 'c', 'd', 'e'].map((name) => word(name))
  const known = [met('a', 3), met('b', 0), met('d', 1)]
  expect(weakestWords(words, known, 3).map((each) => each.word)).toEqual(['b', 'c', 'e'])
  expect(weakestWords(words, known, 9)).toEqual(words)
})
