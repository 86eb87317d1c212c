import { describe, expect, it } from 'vitest'
import type { Account } from '../../../../domain/api/account.ts'
import { whyRefused } from './why-refused.ts'

const madame: Account = {
  id: 1,
  userName: 'madame',
  displayName: 'Mme Bravo',
  classCode: '',
  avatarUrl: '0.noavatar.png',
  isAdmin: true,
  isEnabled: true,
  pin: null,
  createdAt: '2026-09-01T12:00:00.000Z',
}
const classes = [{ classCode: '4-1', teacherName: 'Mme Bravo', grade: 4 }]

describe('why a row of a list is refused', () => {
  it.each([
    [['', 'Emma', '4-1', ''], /nom d'utilisateur/],
    [['emma', 'Emma', '', ''], /manque la classe/],
    [['emma', 'Emma', '4-1', '123'], /zéros/],
    [['emma', 'Emma', '04-janv.', ''], /« 04-janv\. » .*une date/],
    [['emma', 'Emma', '2026-01-04', ''], /une date/],
    [['emma', 'Emma', '4-9', ''], /« 4-9 » n'est pas une classe/],
    [['Emma', 'Emma', '4-1', ''], /« Emma » est déjà plus haut/],
    [['Madame', 'Emma', '4-1', ''], /administrateur/],
  ])('is said of %j', (row, sentence) => {
    const rows = [['emma', 'Emma T.', '4-1', ''], row]
    expect(whyRefused(row, { rows, accounts: [madame], classes })).toMatch(sentence)
  })

  it('is left to the API where it is none of these', () => {
    const row = ['e'.repeat(65), 'Emma', '4-1', '0123']
    expect(whyRefused(row, { rows: [row], accounts: [], classes })).toBeNull()
  })
})
