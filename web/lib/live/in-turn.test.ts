import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

it('begins at once, and once more after all that was asked for meanwhile', async () => {
  const begun: PromiseWithResolvers<void>[] = []
  const ask = inTurn(() => {
    const each = Promise.withResolvers<void>()
    begun.push(each)
    return each.promise
  })
  ask()
  expect(begun).toHaveLength(1)
  ask()
  ask()
  expect(begun).toHaveLength(1)
  begun[0]?.resolve()
  await settle()
  expect(begun).toHaveLength(2)
  begun[1]?.reject(new Error('no answer'))
  await settle()
  expect(begun).toHaveLength(2)
  ask()
  expect(begun).toHaveLength(3)
})
