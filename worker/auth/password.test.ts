import { describe, expect, it } from 'vitest'
import { hashPassword, isOutdated, isPassword } from './password.ts'

describe('a password', () => {
  it('is stored with its algorithm and parameters, and salted', async () => {
    const [one, other] = await Promise.all([hashPassword('secret'), hashPassword('secret')])
    expect(one).toMatch(/^pbkdf2-sha256\$6x100000\$[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=$/)
    expect(one).not.toBe(other)
  })

  it('matches its own hash and no other password does', async () => {
    const stored = await hashPassword('l’été à Montréal 🍁')
    expect(await isPassword('l’été à Montréal 🍁', stored)).toBe(true)
    expect(await isPassword('l’été à Montréal 🍁'.normalize('NFD'), stored)).toBe(true)
    for (const wrong of ['', 'L’été à Montréal 🍁', 'l’été à Montréal 🍁 ']) {
      expect(await isPassword(wrong, stored)).toBe(false)
    }
  })

  it.each([
    null,
    '',
    'secret',
    'md5$1$abc$def',
    'pbkdf2-sha256$100000$',
    'pbkdf2-sha256$100000$AAAA$AAAA',
    'pbkdf2-sha256$6x100000$!$!',
  ])('matches nothing if the stored hash is %j', async (stored) => {
    expect(await isPassword('secret', stored)).toBe(false)
  })

  it('is outdated if it was hashed with other parameters', async () => {
    expect(isOutdated(await hashPassword('secret', 1))).toBe(true)
    expect(isOutdated('pbkdf2-sha256$100000$AAAA$AAAA')).toBe(true)
    expect(isOutdated(await hashPassword('secret'))).toBe(false)
  })

  it.each(['1000000', '1000000x100000', '6x1000000', '60x100000', '6x1', '0x100000'])(
    'does not match a hash with the unsupported cost %s, and takes the usual time',
    async (cost) => {
      const stored = (await hashPassword('secret')).replace('6x100000', cost)
      expect(await deriveCalls(stored)).toEqual(new Array(6).fill(100_000))
      expect(await isPassword('secret', stored)).toBe(false)
    },
  )

  it('takes as long to check if there is no hash', async () => {
    const all = new Array(6).fill(100_000)
    expect(await deriveCalls(await hashPassword('secret'))).toEqual(all)
    expect(await deriveCalls(null)).toEqual(all)
    // So timing does not reveal an administrator whose hash is still of a version with fewer rounds.
    const early = (await hashPassword('secret', 1)).replace('$1x', '$')
    expect(await isPassword('secret', early)).toBe(true)
    expect(await deriveCalls(early)).toEqual(all)
  })
})

/** The iteration count of each derivation that a check makes. */
async function deriveCalls(stored: string | null): Promise<number[]> {
  const iterations: number[] = []
  const derive = crypto.subtle.deriveBits
  crypto.subtle.deriveBits = (algorithm, ...rest) => {
    if (typeof algorithm === 'object' && 'iterations' in algorithm)
      iterations.push(Number(algorithm.iterations))
    return derive.call(crypto.subtle, algorithm, ...rest)
  }
  await isPassword('wrong', stored)
  crypto.subtle.deriveBits = derive
  return iterations
}
