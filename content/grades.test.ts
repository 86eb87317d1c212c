import { expect, it } from 'vitest'
import { gradeOfClass } from './grades.ts'

it.each([
  ['4-1', 4],
  ['Mme Roy 5-2', 5],
  ['6B', 6],
  ['2-1', null],
  ['', null],
])('the class %j is of grade %j', (classCode, grade) => {
  expect(gradeOfClass(classCode)).toBe(grade)
})
