import { pbkdf2Sync } from 'node:crypto'
import { expect, it } from 'vitest'
import { isOutdated, isPassword } from '../worker/auth/password.ts'
import { firstAdmin } from './first-admin.ts'

it.each([
  ['un mot solide', /^un mot solide$/],
  ['', /^\w{16}$/],
  [undefined, /^\w{16}$/],
])('returns a password that matches the stored hash if the given password is %j', async (given, expected) => {
  const { password, seed } = await firstAdmin(given)
  expect(password).toMatch(expected)
  expect(await isPassword(password, seed.passwordHash)).toBe(true)
})

/** Chained PBKDF2 with Node's own function: each round of 100,000 iterations hashes the result of the previous one. */
function rounds(count: number, password: string, salt: Buffer): string {
  let secret: string | Buffer = password
  for (let round = 0; round < count; round++) secret = pbkdf2Sync(secret, salt, 100_000, 32, 'sha256')
  return Buffer.from(secret).toString('base64')
}

it('hashes in six rounds of 100,000, and also verifies hashes of one round', async () => {
  const { seed } = await firstAdmin('un mot solide')
  const [algorithm, cost, salt = '', hash] = seed.passwordHash.split('$')
  expect([algorithm, cost]).toEqual(['pbkdf2-sha256', '6x100000'])
  expect(hash).toBe(rounds(6, 'un mot solide', Buffer.from(salt, 'base64')))
  const oneRound = `pbkdf2-sha256$100000$${salt}$${rounds(1, 'un mot solide', Buffer.from(salt, 'base64'))}`
  expect(await isPassword('un mot solide', oneRound)).toBe(true)
  expect(await isPassword('un mot solidf', oneRound)).toBe(false)
  expect([isOutdated(oneRound), isOutdated(seed.passwordHash)]).toEqual([true, false])
})
