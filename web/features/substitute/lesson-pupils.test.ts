import { expect, it } from 'vitest'
import { lessonPupils } from './lesson-pupils.ts'

const pupil = (id: number, classCode: string) => ({ id, firstName: `n${id}`, classCode })
const pupils = [pupil(1, '4-1'), pupil(2, '4-2'), pupil(3, '4-2'), pupil(4, '4-2')]
const here = (id: number, isHere: boolean) => {
  const user = { id, displayName: `n${id}`, avatarUrl: '' }
  return [id, { user, step: null, isHere, hasHandUp: false, raisedAt: 0, seen: 0 }] as const
}
const live = { pupils: new Map([here(3, true), here(4, false)]) }
const idsOf = (classCodes: string[], done: { userID: number; step: string }[] = []) =>
  lessonPupils({ classCodes, done }, pupils, live).map(({ id }) => id)

it('lists the pupils of the classes, and others who are present or have done a step', () => {
  expect(idsOf(['4-1'])).toEqual([1, 3])
  expect(idsOf(['4-1'], [{ userID: 2, step: 'Page_Music' }])).toEqual([1, 2, 3])
})

it('lists all pupils if the lesson is for a group, which has no class', () => {
  expect(idsOf([])).toEqual([1, 2, 3, 4])
})
