import { expect, it } from 'vitest'
import { gameSeeds } from '../games.ts'

it('lists the ids of all shipped games (vitest -u updates the list)', async () => {
  const ids = gameSeeds.map(({ id }) => id).toSorted()
  await expect(`${JSON.stringify(ids, null, 2)}\n`).toMatchFileSnapshot('shipped-ids.json')
})
