import { expect, it } from 'vitest'
import { NEW_CLASS, withCode } from './class-draft.ts'

function typed(code: string, begun = NEW_CLASS) {
  return [...code].reduce((wanted, sign) => withCode(wanted, wanted.classCode + sign), begun)
}

it('a class is of the grade that its code begins with', () => {
  expect(typed('3-2')).toEqual({ ...NEW_CLASS, classCode: '3-2', grade: 3 })
  expect(withCode(typed('3-2'), '6-2').grade).toBe(6)
  expect(withCode(withCode(typed('3'), ''), '6').grade).toBe(6)
})

it('keeps the grade where the code names none', () => {
  expect(typed('Les lynx').grade).toBe(4)
})

it('keeps the grade that was chosen', () => {
  expect(withCode({ ...typed('3-'), grade: 5 }, '3-2').grade).toBe(5)
  expect(typed('3-2', { ...NEW_CLASS, grade: 5 }).grade).toBe(5)
})
