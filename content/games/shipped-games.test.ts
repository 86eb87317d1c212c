import { expect, it } from 'vitest'
import { gameSeeds } from '../games.ts'

it('lists the names of all shipped games (vitest -u updates the list)', async () => {
  const games = gameSeeds.map(({ id, clientID, title }) => ({ id, clientID, title }))
  await expect(`${JSON.stringify(games, null, 2)}\n`).toMatchFileSnapshot('shipped-games.json')
})
