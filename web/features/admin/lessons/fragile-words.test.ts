import { expect, it } from 'vitest'
import { lessonStep } from '../../../../domain/api/lesson.ts'
import { createWordsStep, createWordsSteps, fragileWords, ownStepName } from './fragile-words.ts'

const missed = (word: string, wrong: number) => ({
  word,
  french: word,
  english: '',
  image: null,
  sound: null,
  page: null,
  theme: 'La ferme',
  tries: 20,
  wrong,
  by: [7],
})

it('returns up to ten words that all classes missed most often, except those already in a step', () => {
  const lists = [
    [missed('a', 5), missed('b', 4)],
    [missed('b', 3), missed('c', 1)],
  ]
  expect(fragileWords(lists, []).map(({ word, wrong }) => [word, wrong])).toEqual([
    ['b', 7],
    ['a', 5],
    ['c', 1],
  ])
  const first = createWordsStep([], fragileWords(lists, []).slice(0, 2))
  expect(fragileWords(lists, [first]).map(({ word }) => word)).toEqual(['c'])
  const many = Array.from({ length: 30 }, (_none, wrong) => missed(`w${wrong}`, wrong))
  expect(fragileWords([many], [])).toHaveLength(10)
})

it('splits many words into several steps', () => {
  const many = Array.from({ length: 45 }, (_none, place) => missed(`w${place}`, 1))
  const steps = createWordsSteps(many)
  expect(steps.map(({ clientID, words }) => [clientID, words?.length])).toEqual([
    ['words:1', 15],
    ['words:2', 15],
    ['words:3', 15],
  ])
  for (const step of steps) expect(lessonStep.safeParse(step).success).toBe(true)
})

it('creates a step with a new key, without the list of pupils who missed the words', () => {
  const step = createWordsStep([{ clientID: 'words:1' }, { clientID: 'Page_Music' }], [missed('a', 2)])
  expect(step.clientID).toBe('words:2')
  expect(Object.keys(step.words?.[0] ?? {})).not.toContain('by')
  expect(lessonStep.safeParse(step).success).toBe(true)
  expect(ownStepName(step)).toBe('Mots à revoir : a')
})
