import { it } from 'vitest'
import { expectRequestedSizes } from './testing/dictionaries.ts'

it('keeps the requested size for 10,000 random dictionaries that fit', () => {
  expectRequestedSizes(10_000)
}, 1_200_000)
