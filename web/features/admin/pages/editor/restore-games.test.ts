import { expect, it, vi } from 'vitest'
import { gameUpdates, restoreGames } from './restore-games.ts'

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

const change = {
  word: 'la plage',
  to: 'la plage',
  hasNewPicture: false,
  hasNewSound: false,
  games: ['memory'],
}

it('describes in French how the changes of a page change its games', () => {
  const changes = [
    { ...change, hasNewPicture: true, games: ['memory', 'matching'] },
    { ...change, word: 'le sable', to: 'du sable' },
    { ...change, word: 'le sel', to: 'le gros sel', hasNewPicture: true, hasNewSound: true },
    { ...change, word: 'la mer', to: null },
    change,
  ]
  expect(gameUpdates({ changes, newWords: ['le bateau'] })).toEqual([
    '« le bateau » est ajouté',
    '« la plage » reçoit la nouvelle image (2 jeux)',
    '« le sable » devient « du sable » (1 jeu)',
    '« le sel » devient « le gros sel », avec la nouvelle image et le nouveau son (1 jeu)',
    '« la mer » est retiré (1 jeu)',
    "« la plage » reçoit l'anglais corrigé (1 jeu)",
  ])
})
