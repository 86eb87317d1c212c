import { describe, expect, it } from 'vitest'
import type { Account } from '../../../../domain/api/account.ts'
import {
  accountChanges,
  defaultClass,
  draftOf,
  findNamesake,
  gradeAfterMove,
  newAccountRequest,
} from './account-draft.ts'

const alice: Account = {
  id: 7,
  userName: 'alice',
  displayName: 'Alice',
  classCode: '4-1',
  avatarUrl: '0.noavatar.png',
  isAdmin: false,
  scope: null,
  isEnabled: true,
  pin: '0123',
  supports: [],
  grade: null,
  createdAt: '2026-09-01T12:00:00.000Z',
}
const madame: Account = { ...alice, userName: 'madame', classCode: '', isAdmin: true, pin: null }

describe('defaultClass', () => {
  const codes = ['1-1', '4-1']

  it('returns the chosen class, or the only class', () => {
    expect(defaultClass(codes, '4-1')).toBe('4-1')
    expect(defaultClass(['1-1'], '')).toBe('1-1')
  })

  it('returns an empty code if no known class is chosen, or for an administrator', () => {
    expect(defaultClass(codes, '')).toBe('')
    expect(defaultClass(codes, '9-9')).toBe('')
    expect(defaultClass(codes, '4-1', true)).toBe('')
  })
})

describe('gradeAfterMove', () => {
  const classes = [
    { classCode: '4-1', grade: 4, lastGrade: null },
    { classCode: '5-1', grade: 5, lastGrade: null },
    { classCode: '4/5', grade: 4, lastGrade: 5 },
    { classCode: '5/6', grade: 5, lastGrade: 6 },
  ]
  const move = (from: string, grade: number | null, to: string) =>
    gradeAfterMove({ ...alice, classCode: from, grade }, to, classes)

  it('keeps the grade if the class is split and has it, else takes the nearest', () => {
    expect(move('5-1', null, '4/5')).toBe(5)
    expect(move('4/5', 5, '5/6')).toBe(5)
    expect(move('4-1', null, '5/6')).toBe(5)
  })

  it('is null in a class of one grade, without a former class, and for a new account', () => {
    expect(move('4/5', 5, '5-1')).toBe(null)
    expect(move('', null, '4/5')).toBe(null)
    expect(move('4/5', 5, '')).toBe(null)
    expect(gradeAfterMove(null, '4/5', classes)).toBe(null)
  })

  it('is the stored grade if the former class is chosen again', () => {
    expect([move('4/5', null, '4/5'), move('4/5', 5, '4/5')]).toEqual([null, 5])
  })
})

describe('an account request', () => {
  it('contains only the changed fields', () => {
    const draft = draftOf(alice, '')
    expect(accountChanges(alice, draft, '')).toEqual({})
    expect(accountChanges(alice, { ...draft, displayName: 'Alice T.' }, '')).toEqual({
      displayName: 'Alice T.',
    })
    expect(accountChanges(alice, { ...draft, pin: '', isEnabled: false }, '')).toEqual({
      pin: null,
      isEnabled: false,
    })
  })

  it('contains the supports of a pupil only if they changed', () => {
    const draft = draftOf({ ...alice, supports: ['calm'] }, '')
    expect(accountChanges({ ...alice, supports: ['calm'] }, draft, '')).toEqual({})
    expect(accountChanges(alice, draft, '')).toEqual({ supports: ['calm'] })
  })

  it('contains the grade of a pupil in a split class only if it changed', () => {
    expect(accountChanges({ ...alice, grade: 5 }, draftOf({ ...alice, grade: 5 }, ''), '')).toEqual({})
    expect(accountChanges(alice, { ...draftOf(alice, ''), grade: 5 }, '')).toEqual({ grade: 5 })
  })

  it('contains a typed password, but only for an administrator', () => {
    expect(accountChanges(madame, draftOf(madame, '4-1'), 'violette et hibou')).toEqual({
      password: 'violette et hibou',
    })
    expect(accountChanges(alice, draftOf(alice, ''), 'violette et hibou')).toEqual({})
  })

  it('removes the PIN of a pupil who becomes an administrator', () => {
    const draft = { ...draftOf(alice, ''), isAdmin: true }
    expect(accountChanges(alice, draft, 'violette et hibou')).toEqual({
      isAdmin: true,
      pin: null,
      password: 'violette et hibou',
    })
  })

  it('contains every field of a new account, with the default class', () => {
    const draft = { ...draftOf(null, '4-1'), userName: 'zoe', displayName: 'Zoé' }
    expect(newAccountRequest(draft, '')).toEqual({
      userName: 'zoe',
      displayName: 'Zoé',
      classCode: '4-1',
      pin: null,
      isAdmin: false,
      supports: [],
      grade: null,
    })
  })
})

it('finds a classmate with the same display name', () => {
  const draft = { ...draftOf(null, '4-1'), displayName: 'alice', classCode: alice.classCode }
  expect(findNamesake(draft, null, [alice, madame])).toBe(alice)
  expect(findNamesake({ ...draft, classCode: 'none' }, null, [alice])).toBeUndefined()
  expect(findNamesake(draft, null, [{ ...alice, isEnabled: false }])).toBeUndefined()
  expect(findNamesake({ ...draft, isAdmin: true }, null, [alice])).toBeUndefined()
  expect(findNamesake({ ...draft, userName: 'Alice' }, null, [alice])).toBeUndefined()
  expect(findNamesake(draftOf(alice, '4-1'), alice, [alice])).toBeUndefined()
  const left = { ...alice, id: 8, userName: 'alice2', isEnabled: false }
  expect(findNamesake(draftOf(left, '4-1'), left, [alice, left])).toBeUndefined()
  expect(findNamesake({ ...draftOf(left, '4-1'), isEnabled: true }, left, [alice, left])).toBe(alice)
})
