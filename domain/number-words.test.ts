import { expect, it } from 'vitest'
import { numberInWords } from './number-words.ts'

it.each([
  [0, 'zéro'],
  [7, 'sept'],
  [16, 'seize'],
  [17, 'dix-sept'],
  [20, 'vingt'],
  [21, 'vingt et un'],
  [22, 'vingt-deux'],
  [61, 'soixante et un'],
  [69, 'soixante-neuf'],
  [70, 'soixante-dix'],
  [71, 'soixante et onze'],
  [77, 'soixante-dix-sept'],
  [80, 'quatre-vingts'],
  [81, 'quatre-vingt-un'],
  [91, 'quatre-vingt-onze'],
  [99, 'quatre-vingt-dix-neuf'],
  [100, 'cent'],
])('writes %i as %s', (value, words) => {
  expect(numberInWords(value)).toBe(words)
})
