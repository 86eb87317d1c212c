import { expect, it } from 'vitest'
import { showsUserName, userNameKey } from '../domain/api/user.ts'
import { demoClasses, demoPupils } from './demo-school.ts'

it('has seven classes and a first-grade class, all with the same teacher', () => {
  expect(demoClasses.map(({ classCode }) => classCode)).toEqual([
    '4-1',
    '4-5',
    '5-1',
    '5-2',
    '6-1',
    '6-2',
    '6-3',
    '1-1',
  ])
  expect(new Set(demoClasses.map(({ teacherName }) => teacherName))).toEqual(new Set(['Mme Bravo']))
  expect(demoClasses.every(({ classCode, grade }) => classCode.startsWith(`${grade}-`))).toBe(true)
})

it('has eight pupils per class, with four-digit PINs and user names unlike the display names', () => {
  for (const { classCode } of demoClasses) {
    expect(demoPupils.filter((pupil) => pupil.classCode === classCode)).toHaveLength(8)
  }
  expect(new Set(demoPupils.map(({ userName }) => userNameKey(userName))).size).toBe(demoPupils.length)
  expect(demoPupils.slice(0, 3).map(({ userName }) => userName)).toEqual(['alice', 'bruno', 'chloe'])
  expect(demoPupils.filter(({ userName }) => !/^[a-z]+$/.test(userName))).toEqual([])
  expect(demoPupils.filter(showsUserName)).toEqual([])
  expect(demoPupils.filter(({ pin }) => !/^\d{4}$/.test(pin))).toEqual([])
})
