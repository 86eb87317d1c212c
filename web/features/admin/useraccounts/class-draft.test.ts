import { expect, it } from 'vitest'
import { findClass, NEW_CLASS, withCode } from './class-draft.ts'

function typed(code: string, initial = NEW_CLASS) {
  return [...code].reduce((draft, character) => withCode(draft, draft.classCode + character), initial)
}

it('takes the grade from the first digit of the code', () => {
  expect(typed('3-2')).toEqual({ ...NEW_CLASS, classCode: '3-2', grade: 3 })
  expect(withCode(typed('3-2'), '6-2').grade).toBe(6)
  expect(withCode(withCode(typed('3'), ''), '6').grade).toBe(6)
})

it('keeps the default grade if the code does not begin with a digit', () => {
  expect(typed('Les lynx').grade).toBe(4)
})

it('keeps a grade that the teacher chose', () => {
  expect(withCode({ ...typed('3-'), grade: 5 }, '3-2').grade).toBe(5)
  expect(typed('3-2', { ...NEW_CLASS, grade: 5 }).grade).toBe(5)
})

it.each([
  ['4A', '4A'],
  [' 4a ', '4A'],
  ['les E\u0301lans', 'Les élans'],
  ['4b', '4b'],
  ['4B', '4B'],
  ['4', undefined],
  ['', undefined],
])('finds the class that is meant by %j', (typed, classCode) => {
  const classes = ['4A', 'Les élans', '4B', '4b'].map((each) => ({ classCode: each }))
  expect(findClass(classes, typed)?.classCode).toBe(classCode)
})
