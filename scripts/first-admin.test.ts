import { expect, it } from 'vitest'
import { isPassword } from '../worker/auth/password.ts'
import { firstAdmin } from './first-admin.ts'

it.each([
  ['un mot solide', /^un mot solide$/],
  ['', /^\w{16}$/],
  [undefined, /^\w{16}$/],
])('gives the first administrator a password to sign in with, where %j is given', async (given, expected) => {
  const { password, seed } = await firstAdmin(given)
  expect(password).toMatch(expected)
  expect(await isPassword(password, seed.passwordHash)).toBe(true)
})
