import fc from 'fast-check'
import { expect, it } from 'vitest'
import { random } from './random.ts'
import { roundOrder, roundRandom } from './rounds.ts'

it('asks everything once before repeating anything, and nothing twice in a row', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 12 }),
      fc.integer({ min: 1, max: 40 }),
      fc.nat(),
      (items, total, seed) => {
        const order = roundOrder(items, total, random(seed))
        expect(order).toHaveLength(total)
        for (let start = 0; start < total; start += items) {
          const pass = order.slice(start, start + items)
          expect(new Set(pass).size).toBe(pass.length)
        }
        expect(order.filter((place, round) => round > 0 && place === order[round - 1])).toEqual([])
      },
    ),
  )
})

it('does not begin with the item that was asked last', () => {
  for (let seed = 0; seed < 50; seed++) expect(roundOrder(3, 3, random(seed), 1)[0]).not.toBe(1)
})

it('repeats the item if there is only one', () => {
  expect(roundOrder(1, 3, random(1))).toEqual([0, 0, 0])
})

it('uses a separate random source for every round', () => {
  const draw = (seed: number, round: number) => roundRandom({ seed, round }).next()
  expect(draw(5, 2)).toBe(draw(5, 2))
  expect(new Set([draw(5, 0), draw(5, 1), draw(5, 2), draw(6, 0)]).size).toBe(4)
})
