import { expect, it } from 'vitest'
import { classMove, promoteAll } from './class-action.ts'

it.each([
  ['stay', null],
  ['to 5-1', { classCode: '4-1', action: 'promote', to: '5-1' }],
  ['archive', { classCode: '4-1', action: 'archive' }],
  ['erase', { classCode: '4-1', action: 'erase' }],
])('converts the action "%s" to the move %j', (action, move) => {
  expect(classMove('4-1', action)).toEqual(move)
})

it('promotes to the class of the same number or the first of the next grade; archives the last grade', () => {
  const classes = [
    ['1-1', 1],
    ['3-1', 3],
    ['4-1', 4],
    ['4-5', 4],
    ['5-1', 5],
    ['5-2', 5],
    ['6-1', 6],
    ['6-2', 6],
    ['Les renards', 5],
  ] as const
  expect(promoteAll(classes.map(([classCode, grade]) => ({ classCode, grade, lastGrade: null })))).toEqual({
    // The school has no second grade, so the teacher must decide.
    '1-1': 'stay',
    '3-1': 'to 4-1',
    '4-1': 'to 5-1',
    '4-5': 'to 5-1',
    '5-1': 'to 6-1',
    '5-2': 'to 6-2',
    '6-1': 'archive',
    '6-2': 'archive',
    'Les renards': 'to 6-1',
  })
})

it('leaves out split classes, and does not promote into them', () => {
  const classes = [
    ['3/4', 3, 4],
    ['3-1', 3, null],
    ['4/5', 4, 5],
    ['4-2', 4, null],
    ['5/6', 5, 6],
    ['6-1', 6, null],
  ] as const
  expect(
    promoteAll(classes.map(([classCode, grade, lastGrade]) => ({ classCode, grade, lastGrade }))),
  ).toEqual({ '3-1': 'to 4-2', '4-2': 'stay', '6-1': 'archive' })
})
