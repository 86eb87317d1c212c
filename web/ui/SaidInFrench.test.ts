import { expect, it } from 'vitest'
import { NETWORK_ERROR } from '../lib/api/api-client.ts'
import { frenchFor } from './SaidInFrench.tsx'

it.each([
  [NETWORK_ERROR, 'Pas de réseau. Il faut réessayer plus tard.'],
  [`${NETWORK_ERROR} (word search)`, 'Pas de réseau. Il faut réessayer plus tard.'],
  ['Invalid PIN', 'NIP invalide.'],
  ['La ferme has been disabled', 'Cette page est fermée.'],
  ['This account may not do that.', undefined],
])('returns the French for %j', (english, french) => {
  expect(frenchFor(english)).toBe(french)
})
