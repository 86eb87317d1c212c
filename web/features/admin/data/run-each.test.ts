import { expect, it, vi } from 'vitest'
import { runEach } from './run-each.ts'

const games = ['memory', 'matching', 'exposed']

it('changes the other items if one fails, and returns the failed one', async () => {
  const error = new Error('Ce jeu a changé.')
  const change = vi.fn((game) => (game === 'matching' ? Promise.reject(error) : Promise.resolve()))
  expect(await runEach(games, change)).toEqual({ items: ['matching'], error })
  expect(change).toHaveBeenCalledTimes(3)
})

it('returns null if every item was changed', async () => {
  expect(await runEach(games, () => Promise.resolve())).toBeNull()
})
