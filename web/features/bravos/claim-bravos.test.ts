import { expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api-client.ts'
import { claimBravos } from './claim-bravos.ts'

const notDue = () => Promise.reject(new ApiError(409, 'Pas encore de Bravo.', { number: 51000 }))
const given = () => Promise.resolve({ success: true })

it('asks once for one Bravo', async () => {
  const post = vi.fn(given)
  expect(await claimBravos(1, post)).toBe(1)
  expect(post).toHaveBeenCalledOnce()
})

it('gets every Bravo that was lost', async () => {
  const post = vi
    .fn<() => Promise<unknown>>(notDue)
    .mockImplementationOnce(given)
    .mockImplementationOnce(given)
  expect(await claimBravos(3, post)).toBe(2)
})

it('takes it for no failure that a Bravo was given before', async () => {
  expect(await claimBravos(1, notDue)).toBe(0)
})

it('asks nothing where nothing is earned', async () => {
  const post = vi.fn(given)
  expect(await claimBravos(0, post)).toBe(0)
  expect(post).not.toHaveBeenCalled()
})

it('fails where the network does, to be tried again', async () => {
  const offline = () => Promise.reject(new ApiError(0, 'Network error.'))
  await expect(claimBravos(1, offline)).rejects.toMatchObject({ status: 0 })
})
