import { expect, it } from 'vitest'
import { cardAddress, cardIn } from './card-address.ts'

it.each([
  ['https://school.example/login#card=42.1.pW-_x', '42.1.pW-_x'],
  ['http://localhost:8787/login#card=42.1.pW', '42.1.pW'],
  ['https://school.example/login/#card=42.1.pW', '42.1.pW'],
  ['https://school.example/login?utm=x#card=42.1.pW', '42.1.pW'],
  ['https://school.example/login?card=42.1.pW-_x', '42.1.pW-_x'],
  ['https://school.example/login/?utm=x&card=42.1.pW', '42.1.pW'],
  ['https://school.example/login?card=42.1.pW#top', '42.1.pW'],
  ['https://school.example/login', null],
  ['https://school.example/login#mycard=42.1.pW', null],
  ['https://school.example/loginx#card=42.1.pW', null],
  ['https://school.example/login/more#card=42.1.pW', null],
  ['https://school.example/profile#card=42.1.pW', null],
  ['https://school.example/#/login?card=42.1.pW', null],
  ['42.1.pW', null],
  ['WIFI:S:school;;', null],
])('parses %s to the card %s', (text, card) => {
  expect(cardIn(text)).toBe(card)
})

it('parses the address that is printed on a card', () => {
  expect(cardIn(cardAddress('https://school.example', '42.1.pW-_x'))).toBe('42.1.pW-_x')
})

it('puts the card into the fragment, which is never sent to a server', () => {
  const [sent] = cardAddress('https://school.example', '42.1.pW-_x').split('#')
  expect(sent).toBe('https://school.example/login')
})
