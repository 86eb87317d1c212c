import { expect, it } from 'vitest'
import { createMessageLimit } from './message-limit.ts'

function limitAt(start: number) {
  const clock = { now: start }
  return { clock, limit: createMessageLimit(() => clock.now) }
}

it('allows 20 messages in any 10 seconds, for each connection', () => {
  const { clock, limit } = limitAt(0)
  for (let count = 0; count < 20; count++) {
    clock.now = count * 100
    expect(limit.allows('one')).toBe(true)
  }
  expect(limit.allows('one')).toBe(false)
  expect(limit.allows('other')).toBe(true)
})

it('allows one more when the first is 10 seconds old, and no sooner', () => {
  const { clock, limit } = limitAt(0)
  for (let count = 0; count < 20; count++) {
    clock.now = count * 100
    limit.allows('one')
  }
  clock.now = 9_999
  expect(limit.allows('one')).toBe(false)
  clock.now = 10_000
  expect(limit.allows('one')).toBe(true)
  expect(limit.allows('one')).toBe(false)
})

it('begins anew for a connection that it forgot', () => {
  const { limit } = limitAt(0)
  for (let count = 0; count < 20; count++) limit.allows('one')
  limit.forget('one')
  expect(limit.allows('one')).toBe(true)
})
