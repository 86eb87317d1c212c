import { expect, it } from 'vitest'
import { moveOf } from './fate.ts'

it.each([
  ['stay', null],
  ['to 5-1', { classCode: '4-1', action: 'promote', to: '5-1' }],
  ['archive', { classCode: '4-1', action: 'archive' }],
  ['erase', { classCode: '4-1', action: 'erase' }],
])('a class whose fate is "%s" is moved by %j', (fate, move) => {
  expect(moveOf('4-1', fate)).toEqual(move)
})
