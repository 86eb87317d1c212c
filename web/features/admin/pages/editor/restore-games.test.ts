import { expect, it, vi } from 'vitest'
import { restoreGames } from './restore-games.ts'

const former = ['memory', 'matching', 'exposed'].map((id, index) => ({
  id,
  versionID: index + 1,
  updated: '2026-11-18T15:00:00.000Z',
}))

it('restores the other games if one fails, and returns the failed one', async () => {
  const error = new Error('Ce jeu a changé.')
  const restore = vi.fn(({ id }) => (id === 'matching' ? Promise.reject(error) : Promise.resolve()))
  expect(await restoreGames(former, restore)).toEqual({ games: [former[1]], error })
  expect(restore).toHaveBeenCalledTimes(3)
})

it('returns null if every game was restored', async () => {
  expect(await restoreGames(former, () => Promise.resolve())).toBeNull()
})
