import { it } from 'vitest'
import { expectAskedSizes } from './testing/dictionaries.ts'

it('keeps the asked size for 10,000 random dictionaries where their words fit', () => {
  expectAskedSizes(10_000)
}, 1_200_000)
