import { expect, it } from 'vitest'
import { addressWith } from './enter-games.ts'

it.each([
  ['https://games.example', 'https://games.example/aa.bb-cc_.dd'],
  ['https://games.example/', 'https://games.example/aa.bb-cc_.dd'],
  ['https://games.example/school/login//', 'https://games.example/school/login/aa.bb-cc_.dd'],
])('appends the token to the path of %s', (site, address) => {
  expect(addressWith(site, 'aa.bb-cc_.dd')).toBe(address)
})
