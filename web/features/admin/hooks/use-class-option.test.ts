import { expect, it } from 'vitest'
import { classOption } from './use-class-option.ts'

it.each([
  ['Mme Roy', 'Mme Roy 4-1'],
  ['', '4-1'],
])('labels a class of the teacher %j "%s"', (teacherName, name) => {
  expect(classOption({ classCode: '4-1', teacherName })).toEqual({ value: '4-1', name })
})
