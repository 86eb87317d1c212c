import { expect, it } from 'vitest'
import { ROOM } from '../domain/events.ts'
import { admit, entryOf } from './gate.ts'
import { makeSchoolKeys } from './testing/contract/school-keys.ts'

const keys = await makeSchoolKeys('new')
const env = { PUBLIC_KEYS: JSON.stringify({ keys: [keys.publicJWK] }), ROOM_SECRET: 'a secret of the school' }
const token = (sub: string) =>
  keys.sign({ sub, role: 'pupil', tokenVersion: 1, name: 'Alice', avatar: '', jti: crypto.randomUUID() })

function request(address: string, withToken?: string): Request {
  const query = withToken === undefined ? '' : `?token=${withToken}`
  return new Request(`https://school.example${ROOM.path}${query}`, {
    headers: { 'cf-connecting-ip': address },
  })
}

/** A rate limiter that refuses from the `most`th request on. */
function limiterAfter(most: number) {
  const keys: string[] = []
  return { keys, limit: async ({ key }: { key: string }) => ({ success: keys.push(key) <= most }) }
}

it('counts visitors by school and address, and each user separately', async () => {
  const limiter = limiterAfter(4)
  const ask = async (address: string, sub?: string) =>
    admit(request(address, sub && (await token(sub))), env, { requestedSchool: 'school', limiter })
  const admitted = [await ask('192.0.2.1'), await ask('192.0.2.1', '7'), await ask('192.0.2.1', '8')]
  expect(admitted.every((answer) => answer instanceof Request)).toBe(true)
  await ask('192.0.2.2', '7')
  const refused = await ask('192.0.2.1', '7')
  expect(refused).toMatchObject({ status: 429 })
  expect(refused.headers.get('retry-after')).toBe('60')
  const [visitors, alice, bruno, elsewhere, again] = limiter.keys
  expect(visitors).toMatch(/^room:visitors:school:[\da-f]{24}$/)
  expect(alice).toBe(visitors?.replace('visitors:school', 'school:7'))
  expect(bruno).toBe(visitors?.replace('visitors:school', 'school:8'))
  expect(elsewhere).not.toBe(alice)
  expect(again).toBe(alice)
  await admit(request('192.0.2.1'), env, { requestedSchool: 'other', limiter })
  expect(limiter.keys.at(-1)).toBe(visitors?.replace('school', 'other'))
})

it('replaces addresses by one hash per network and school before the room sees them', async () => {
  const addressOf = async (address: string, ROOM_SECRET = env.ROOM_SECRET) => {
    const admitted = await admit(request(address), { ...env, ROOM_SECRET })
    expect(JSON.stringify([...admitted.headers])).not.toContain(address)
    return admitted instanceof Request ? entryOf(admitted).address : null
  }
  const address = await addressOf('2001:db8:0:7::1')
  expect(address).toMatch(/^[\da-f]{24}$/)
  expect(await addressOf('2001:0DB8:0:7:1:2:3:4')).toBe(address)
  expect(await addressOf('2001:db8:0:8::1')).not.toBe(address)
  expect(await addressOf('2001:db8:0:7::1', 'a secret of another school')).not.toBe(address)
})
