import { it } from 'vitest'
import { expectAskedSizes } from './testing/dictionaries.ts'

it('keeps the requested size for 300 random dictionaries that fit', () => {
  expectAskedSizes(300)
}, 60_000)
