import { expect, it } from 'vitest'
import { mostMissedFirst } from './RecordList.tsx'

it('lists the most missed words first and keeps the order of the others', () => {
  const words = ['la-vache', 'le-coq', 'le-canard', 'la-poule'].map((voice) => ({ voice }))
  const missed = [
    { word: 'la-poule', wrong: 5 },
    { word: 'le-loup', wrong: 4 },
    { word: 'le-coq', wrong: 2 },
  ]
  expect(mostMissedFirst(words, missed)).toEqual([
    { voice: 'la-poule', missed: 5 },
    { voice: 'le-coq', missed: 2 },
    { voice: 'la-vache', missed: 0 },
    { voice: 'le-canard', missed: 0 },
  ])
  expect(mostMissedFirst(words, []).map(({ voice }) => voice)).toEqual(words.map(({ voice }) => voice))
})
