import { expect, it } from 'vitest'
import { gradeOfClass, gradeOfUser } from './grades.ts'

it.each([
  ['4-1', 4],
  ['Mme Roy 5-2', 5],
  ['6B', 6],
  ['2-1', null],
  ['', null],
])('maps the class %j to the grade %j', (classCode, grade) => {
  expect(gradeOfClass(classCode)).toBe(grade)
})

it.each([
  [{ classCode: 'Les renards', grade: 3 }, 3],
  [{ classCode: '4-1', grade: 2 }, null],
  [{ classCode: '4-1', grade: null }, null],
  // A session stored before sessions had a grade.
  [{ classCode: '4-1' }, 4],
  [null, null],
])('maps the user %j to the grade %j', (user, grade) => {
  expect(gradeOfUser(user)).toBe(grade)
})
