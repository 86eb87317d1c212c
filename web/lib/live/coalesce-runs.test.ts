import { expect, it } from 'vitest'
import { coalesceRuns } from './coalesce-runs.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

it('runs immediately, and once more for all calls made during that run', async () => {
  const begun: PromiseWithResolvers<void>[] = []
  const run = coalesceRuns(() => {
    const each = Promise.withResolvers<void>()
    begun.push(each)
    return each.promise
  })
  run()
  expect(begun).toHaveLength(1)
  run()
  run()
  expect(begun).toHaveLength(1)
  begun[0]?.resolve()
  await settle()
  expect(begun).toHaveLength(2)
  begun[1]?.reject(new Error('no answer'))
  await settle()
  expect(begun).toHaveLength(2)
  run()
  expect(begun).toHaveLength(3)
})
