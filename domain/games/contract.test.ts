import { expect, it } from 'vitest'
import { contract } from './contract.ts'
import { exposed } from './exposed/rules.ts'
import { memory } from './memory/rules.ts'
import { pairsSample } from './pairs-sample.ts'
import { games } from './registry.ts'

/** A further game is one further row. */
const contracts = {
  memory: () => contract('memory', memory, pairsSample),
  exposed: () => contract('exposed', exposed, pairsSample),
}

for (const run of Object.values(contracts)) run()

it('is kept by every game of the registry', () => {
  expect(Object.keys(contracts)).toEqual(expect.arrayContaining(Object.keys(games)))
})
