import { expect, it } from 'vitest'
import type { Account } from '../../../../domain/api/account.ts'
import { withoutPIN } from './without-pin.ts'

const pupil: Account = {
  id: 7,
  userName: 'alice',
  displayName: 'Alice',
  classCode: '4-1',
  avatarUrl: '',
  isAdmin: false,
  scope: null,
  isEnabled: true,
  pin: null,
  supports: [],
  grade: null,
  createdAt: '2026-09-01T12:00:00.000Z',
}

it('returns only enabled pupils without a PIN', () => {
  const others = [
    { ...pupil, pin: '1234' },
    { ...pupil, isEnabled: false },
    { ...pupil, isAdmin: true },
  ]
  expect(withoutPIN([...others, pupil])).toEqual([pupil])
})
