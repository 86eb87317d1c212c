import { it } from 'vitest'
import { expectAskedSizes } from './testing/dictionaries.ts'

it('keeps the asked size for 300 random dictionaries where their words fit', () => {
  expectAskedSizes(300)
}, 60_000)
