import { expect, it } from 'vitest'
import { MAX_PUPILS_PER_CALL } from '../../../../domain/api/several.ts'
import { inParts } from './in-parts.ts'

it('sends no more pupils per call than the limit, and merges the outcomes', async () => {
  const ids = Array.from({ length: 2 * MAX_PUPILS_PER_CALL + 1 }, (_none, index) => index + 1)
  const sizes: number[] = []
  const outcome = await inParts(ids, async ([first = 0, ...others]) => {
    sizes.push(others.length + 1)
    return { done: others, refused: [first] }
  })
  expect(sizes).toEqual([MAX_PUPILS_PER_CALL, MAX_PUPILS_PER_CALL, 1])
  expect(outcome.refused).toEqual([1, MAX_PUPILS_PER_CALL + 1, 2 * MAX_PUPILS_PER_CALL + 1])
  expect(outcome.done).toHaveLength(ids.length - 3)
})
