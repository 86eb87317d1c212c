import fc from 'fast-check'

/** Arbitrary game options for property tests. */

export const anySeed = fc.integer({ min: 0, max: 2 ** 32 - 1 })
export const anyFilter = fc.option(fc.oneof(fc.integer(), fc.constantFrom(10, 20, 30)), { nil: undefined })
