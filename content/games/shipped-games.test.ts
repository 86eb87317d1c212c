import { expect, it } from 'vitest'
import { gameSeeds } from '../games.ts'

it('lists the names of all shipped games (vitest -u updates the list)', async () => {
  const rows = gameSeeds.map(({ id, clientID, title }) => JSON.stringify({ id, clientID, title }))
  // Each game is on one line, because the bundle keeps line breaks and is read at each cold start.
  await expect(`[\n${rows.join(',\n')}\n]\n`).toMatchFileSnapshot('shipped-games.json')
})
