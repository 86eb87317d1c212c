import { afterEach, expect, it, vi } from 'vitest'
import { returnAttempts } from './return-attempts.ts'

afterEach(() => vi.unstubAllGlobals())

const pupils = [
  { id: 2, displayName: 'Alice' },
  { id: 3, displayName: 'Bruno' },
  { id: 4, displayName: 'Chloé' },
]

/** Answers the calls for these pupils with an error. */
function failFor(statuses: Readonly<Record<number, number>>) {
  const message = 'Ce compte est protégé.'
  const fetch = vi.fn(async (address: string) => {
    const status = statuses[Number(/\d+(?=\/lock)/.exec(address)?.[0])] ?? 200
    const body = status === 200 ? { success: true } : { success: false, message, error: { number: status } }
    return Response.json(body, { status, headers: { 'content-language': 'fr' } })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

it('names the pupils who did not get their attempts back, and the reason', async () => {
  const fetch = failFor({ 2: 409 })
  expect(await returnAttempts(pupils)).toBe(
    'Les essais ne sont pas rendus à Alice\u00a0: Ce compte est protégé.',
  )
  expect(fetch).toHaveBeenCalledTimes(3)
})

it('ignores pupils who were erased in the meantime', async () => {
  failFor({ 3: 404 })
  expect(await returnAttempts(pupils)).toBe('Les essais sont rendus.')
})
