import { expect, it } from 'vitest'
import { clockTime, currentLine, sungParts } from './current-line.ts'

const lines = [
  { french: 'Frère Jacques', english: '', start: 0.4, end: 5 },
  { french: 'Dormez-vous?', english: '', start: 5, end: 9.6 },
  { french: 'Sonnez les matines!', english: '', start: 11, end: 14 },
]

it.each([
  [0, -1],
  [0.4, 0],
  [4.99, 0],
  [5, 1],
  [10, -1],
  [12, 2],
  [14, -1],
])('returns line $1 at $0 s', (time, line) => {
  expect(currentLine(lines, time)).toBe(line)
})

it.each([
  [0, '0:00'],
  [9.99, '0:09'],
  [75.4, '1:15'],
])('formats %d seconds as %s', (seconds, written) => {
  expect(clockTime(seconds)).toBe(written)
})

const line = {
  french: 'Frère Jacques',
  english: '',
  start: 0.4,
  end: 5,
  syllables: [
    [0.4, 'Frè'],
    [1, 're '],
    [1.5, 'Jac'],
    [2.1, 'ques'],
  ] satisfies [number, string][],
}

it.each([
  [0, []],
  [0.4, ['now']],
  [1.2, ['sung', 'now']],
  [4.9, ['sung', 'sung', 'sung', 'now']],
])('marks syllables as $1 at $0 s', (time, states) => {
  const parts = sungParts(line, time)
  expect(parts.map(({ text }) => text)).toEqual(['Frè', 're ', 'Jac', 'ques'])
  expect(parts.flatMap(({ state }) => state ?? [])).toEqual(states)
})

it('does not split a line whose text was changed or that has no syllables', () => {
  for (const changed of [
    { ...line, french: 'Frère Paul' },
    { ...line, syllables: undefined },
  ])
    expect(sungParts(changed, 1)).toEqual([{ start: 0.4, text: changed.french }])
})
