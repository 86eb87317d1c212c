import { expect, it, vi } from 'vitest'
import { holdCalls, releaseCalls, whenReleased } from './network.ts'

it('makes a call immediately, or repeats it after hydration if that is in progress', async () => {
  const call = vi.fn(async () => 'answer')
  expect(await whenReleased(call)).toBe('answer')
  holdCalls()
  const answer = whenReleased(call)
  await Promise.resolve()
  expect(call).toHaveBeenCalledOnce()
  releaseCalls()
  expect(await answer).toBe('answer')
  expect(await whenReleased(call)).toBe('answer')
  expect(call).toHaveBeenCalledTimes(3)
})
