import { expect, it } from 'vitest'
import { moveOf } from './class-action.ts'

it.each([
  ['stay', null],
  ['to 5-1', { classCode: '4-1', action: 'promote', to: '5-1' }],
  ['archive', { classCode: '4-1', action: 'archive' }],
  ['erase', { classCode: '4-1', action: 'erase' }],
])('the action "%s" is the move %j', (action, move) => {
  expect(moveOf('4-1', action)).toEqual(move)
})
