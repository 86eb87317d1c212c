import { expect, it } from 'vitest'
import { clockTime, currentLine } from './current-line.ts'

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
])('at %d s returns line %d', (time, line) => {
  expect(currentLine(lines, time)).toBe(line)
})

it.each([
  [0, '0:00'],
  [9.99, '0:09'],
  [75.4, '1:15'],
])('formats %d seconds as %s', (seconds, written) => {
  expect(clockTime(seconds)).toBe(written)
})
