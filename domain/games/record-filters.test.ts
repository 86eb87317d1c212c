import { expect, it } from 'vitest'
import { recordFilters } from './record-filters.ts'

const numbersTo = (last: number) =>
  JSON.stringify(
    Array.from({ length: last }, (_none, index) => ({ number: index, phrase: `nombre ${index}` })),
  )

const pair = (word: string) => ({ answer: word, phrase: { word } })

it.each<[string, string, string, number[]]>([
  ['the ceilings of numbers', 'numbers', numbersTo(25), [10, 20, 30]],
  [
    'the list that precedes its items',
    'memory',
    JSON.stringify([{ filterList: [{ value: 5, description: 'Cinq' }] }, pair('chat'), pair('chien')]),
    [5],
  ],
  ['nothing for a deck without levels', 'memory', 'chat, chien', []],
  ['nothing for a record that cannot be played', 'memory', '[]', []],
  ['nothing for an unknown kind of game', 'chess', 'chat, chien', []],
])('recordFilters returns %s', (_name, kind, data, values) => {
  expect(recordFilters(kind, data).map(({ value }) => value)).toEqual(values)
})
