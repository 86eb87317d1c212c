import { it } from 'vitest'
import { expectRequestedSizes } from './testing/dictionaries.ts'

it('keeps the requested size for 300 random dictionaries that fit', () => {
  expectRequestedSizes(300)
}, 60_000)
