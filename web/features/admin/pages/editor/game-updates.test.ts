import { expect, it } from 'vitest'
import { gameUpdates } from './game-updates.ts'

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
