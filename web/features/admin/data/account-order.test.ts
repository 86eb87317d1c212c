import { expect, it } from 'vitest'
import { accountOrder } from './account-order.ts'

it('lists administrators, then each class as a French list goes', () => {
  const names = ['Zoé', 'Élise', 'madame', 'Île-Bêté', 'Anaïs']
  const accounts = names.map((displayName) => ({
    displayName,
    isAdmin: displayName === 'madame',
    classCode: displayName === 'Anaïs' ? '10-1' : '4-1',
  }))
  expect(accounts.toSorted(accountOrder).map(({ displayName }) => displayName)).toEqual([
    'madame',
    'Élise',
    'Île-Bêté',
    'Zoé',
    'Anaïs',
  ])
})
