import { expect, it } from 'vitest'
import { createMessageLimit, type SenderLimit } from './message-limit.ts'

const BOUND = { max: 20, milliseconds: 10_000 }
const from = (...keys: string[]) => keys.map((key): SenderLimit => [key, BOUND])

function limitAt(start: number) {
  const clock = { now: start }
  return { clock, limit: createMessageLimit(() => clock.now) }
}

it('allows 20 messages in any 10 seconds per connection', () => {
  const { clock, limit } = limitAt(0)
  for (let count = 0; count < 20; count++) {
    clock.now = count * 100
    expect(limit.allows(from('one'))).toBe(true)
  }
  expect(limit.allows(from('one'))).toBe(false)
  expect(limit.allows(from('other'))).toBe(true)
})

it('allows one more as soon as the first is 10 seconds old', () => {
  const { clock, limit } = limitAt(0)
  for (let count = 0; count < 20; count++) {
    clock.now = count * 100
    limit.allows(from('one'))
  }
  clock.now = 9_999
  expect(limit.allows(from('one'))).toBe(false)
  clock.now = 10_000
  expect(limit.allows(from('one'))).toBe(true)
  expect(limit.allows(from('one'))).toBe(false)
})

it('starts from zero for a connection that was forgotten', () => {
  const { limit } = limitAt(0)
  for (let count = 0; count < 20; count++) limit.allows(from('one'))
  limit.forget('one')
  expect(limit.allows(from('one'))).toBe(true)
})

it('counts a message for all its senders, or for none if one of them is over the limit', () => {
  const { limit } = limitAt(0)
  for (let count = 0; count < 20; count++) limit.allows(from('socket', 'user'))
  expect(limit.allows(from('other socket', 'user'))).toBe(false)
  for (let count = 0; count < 20; count++) expect(limit.allows(from('other socket'))).toBe(true)
})
