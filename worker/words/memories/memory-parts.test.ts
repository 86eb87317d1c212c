import { expect, it } from 'vitest'
import { MEMORY_LIMITS } from '../../../domain/bounds.ts'
import { addAnswers, EMPTY_STORED_MEMORY, memoryOf } from '../../../domain/learning/memory.ts'
import { insertMemories, type OpenPart, openPart, remainingCapacity, unpackMemories } from './memory-parts.ts'

const AT = '2026-11-18T14:00:00.000Z'
const day = '2026-11-18'
const changeOf = (word: string) => {
  const answer = { at: AT, day, received: day, task: 'recall', right: true, options: 4 } as const
  const kept = addAnswers(EMPTY_STORED_MEMORY, [answer], '2026-11-09T14:00:00.000Z')
  const memory = memoryOf(kept)
  if (!memory) throw new Error('There is no memory.')
  return { word, memory, kept, answers: 1 }
}
const wordsUpTo = (count: number, from = 0) =>
  Array.from({ length: count }, (_none, index) => changeOf(`mot-${from + index}`))
const stored = ({ part, tries, words, kept }: OpenPart) => ({
  part,
  tries,
  words: JSON.stringify(Object.fromEntries(words)),
  kept: JSON.stringify(Object.fromEntries(kept)),
})

it('fills parts in the order in which words were met', () => {
  const parts = insertMemories([], wordsUpTo(MEMORY_LIMITS.wordsOfPart + 2))
  expect(parts.map(({ part, words, tries }) => [part, words.size, tries])).toEqual([
    [0, MEMORY_LIMITS.wordsOfPart, MEMORY_LIMITS.wordsOfPart],
    [1, 2, 2],
  ])
  expect(remainingCapacity(parts.at(-1))).toBe(MEMORY_LIMITS.words - MEMORY_LIMITS.wordsOfPart - 2)
  expect(remainingCapacity(undefined)).toBe(MEMORY_LIMITS.words)
})

it('keeps a word in its part and returns only changed parts', () => {
  const parts = insertMemories([], wordsUpTo(MEMORY_LIMITS.wordsOfPart + 2)).map((part) =>
    openPart(stored(part)),
  )
  expect(
    insertMemories(parts, [changeOf('mot-3')]).map(({ part, triesBefore, tries }) => [
      part,
      triesBefore,
      tries,
    ]),
  ).toEqual([[0, MEMORY_LIMITS.wordsOfPart, MEMORY_LIMITS.wordsOfPart + 1]])
  expect(insertMemories(parts, [changeOf('autre')]).map(({ part }) => part)).toEqual([1])
})

it('restores the inserted memories in alphabetical order', () => {
  const parts = insertMemories([], [changeOf('le-coq'), changeOf('la-vache')]).map(stored)
  const { kept } = changeOf('le-coq')
  expect(unpackMemories(parts)).toMatchObject([
    { word: 'la-vache', strength: 1, days: 1, firstSeen: AT, right: 1, tries: 1, kept },
    { word: 'le-coq', lastSeen: AT },
  ])
})

it('marks a part that is too long as full', () => {
  const [part] = insertMemories([], [changeOf('le-coq')]).map(stored)
  if (!part) throw new Error('There is no part.')
  expect(openPart(part).isFull).toBe(false)
  expect(openPart({ ...part, kept: part.kept.padEnd(MEMORY_LIMITS.charactersOfPart + 1) }).isFull).toBe(true)
})
