import { describe, expect, it } from 'vitest'
import type { Account } from '../../../../domain/api/account.ts'
import { changesOf, classOfNew, draftOf, namesakeOf, newAccount } from './account-draft.ts'

const alice: Account = {
  id: 7,
  userName: 'alice',
  displayName: 'Alice',
  classCode: '4-1',
  avatarUrl: '0.noavatar.png',
  isAdmin: false,
  isEnabled: true,
  pin: '0123',
  createdAt: '2026-09-01T12:00:00.000Z',
}
const madame: Account = { ...alice, userName: 'madame', classCode: '', isAdmin: true, pin: null }

describe('the class of a new account', () => {
  const codes = ['1-1', '4-1']

  it('is the chosen class, or the only one', () => {
    expect(classOfNew(codes, '4-1')).toBe('4-1')
    expect(classOfNew(['1-1'], '')).toBe('1-1')
  })

  it('is left open where no class is chosen, and for an administrator', () => {
    expect(classOfNew(codes, '')).toBe('')
    expect(classOfNew(codes, '9-9')).toBe('')
    expect(classOfNew(codes, '4-1', true)).toBe('')
  })
})

describe('what a form asks of an account', () => {
  it('is what was changed alone', () => {
    const draft = draftOf(alice, '')
    expect(changesOf(alice, draft, '')).toEqual({})
    expect(changesOf(alice, { ...draft, displayName: 'Alice T.' }, '')).toEqual({ displayName: 'Alice T.' })
    expect(changesOf(alice, { ...draft, pin: '', isEnabled: false }, '')).toEqual({
      pin: null,
      isEnabled: false,
    })
  })

  it('is a password where one was typed, and of administrators alone', () => {
    expect(changesOf(madame, draftOf(madame, '4-1'), 'violette et hibou')).toEqual({
      password: 'violette et hibou',
    })
    expect(changesOf(alice, draftOf(alice, ''), 'violette et hibou')).toEqual({})
  })

  it('takes the PIN from a pupil who becomes an administrator', () => {
    const draft = { ...draftOf(alice, ''), isAdmin: true }
    expect(changesOf(alice, draft, 'violette et hibou')).toEqual({
      isAdmin: true,
      pin: null,
      password: 'violette et hibou',
    })
  })

  it('is everything of a new one, who is in the first class', () => {
    const draft = { ...draftOf(null, '4-1'), userName: 'zoe', displayName: 'Zoé' }
    expect(newAccount(draft, '')).toEqual({
      userName: 'zoe',
      displayName: 'Zoé',
      classCode: '4-1',
      pin: null,
      isAdmin: false,
    })
  })
})

it('finds the classmate whose displayed name a pupil is given', () => {
  const draft = { ...draftOf(null, '4-1'), displayName: 'alice', classCode: alice.classCode }
  expect(namesakeOf(draft, null, [alice, madame])).toBe(alice)
  expect(namesakeOf({ ...draft, classCode: 'none' }, null, [alice])).toBeUndefined()
  expect(namesakeOf({ ...draft, isAdmin: true }, null, [alice])).toBeUndefined()
  expect(namesakeOf({ ...draft, userName: 'Alice' }, null, [alice])).toBeUndefined()
  expect(namesakeOf(draftOf(alice, '4-1'), alice, [alice])).toBeUndefined()
})
