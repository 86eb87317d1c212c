import { expect, it } from 'vitest'
import { classAddress, classKeyIn } from './class-address.ts'

const KEY = '0123456789abcdef'.repeat(2)

it('parses the address that it builds, and keeps the key in the fragment', () => {
  const address = classAddress('https://school.example', KEY)
  expect(classKeyIn(address)).toBe(KEY)
  expect(address.split('#')[0]).not.toContain(KEY)
})

it.each([
  [`https://school.example/login/?utm=x#classe=${KEY}`, KEY],
  [`https://school.example/login#classe=${KEY}0`, null],
  [`https://school.example/login?classe=${KEY}`, null],
  [`https://school.example/#classe=${KEY}`, null],
  ['https://school.example/login#card=42.1.pW', null],
])('parses %s to the key %s', (address, key) => {
  expect(classKeyIn(address)).toBe(key)
})
