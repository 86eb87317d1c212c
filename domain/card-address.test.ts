import { expect, it } from 'vitest'
import { cardAddress, cardIn } from './card-address.ts'

it.each([
  ['https://school.example/login?card=42.1.pW-_x', '42.1.pW-_x'],
  ['http://localhost:8787/login?card=42.1.pW', '42.1.pW'],
  ['https://school.example/login', null],
  ['https://school.example/profile?card=42.1.pW', null],
  ['42.1.pW', null],
  ['WIFI:S:school;;', null],
])('%s holds %s', (text, card) => {
  expect(cardIn(text)).toBe(card)
})

it('comes back from the address that is printed', () => {
  expect(cardIn(cardAddress('https://school.example', '42.1.pW-_x'))).toBe('42.1.pW-_x')
})
