import { expect, it } from 'vitest'
import { compareAccounts } from './queries.ts'

it('sorts administrators first, then by class and name in French order', () => {
  const names = ['Zoé', 'Élise', 'madame', 'Île-Bêté', 'Anaïs']
  const accounts = names.map((displayName) => ({
    displayName,
    isAdmin: displayName === 'madame',
    classCode: displayName === 'Anaïs' ? '10-1' : '4-1',
  }))
  expect(accounts.toSorted(compareAccounts).map(({ displayName }) => displayName)).toEqual([
    'madame',
    'Élise',
    'Île-Bêté',
    'Zoé',
    'Anaïs',
  ])
})
