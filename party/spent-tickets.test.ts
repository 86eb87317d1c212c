import { expect, it } from 'vitest'
import type { Ticket } from './relay.ts'
import { spendTicket } from './spent-tickets.ts'
import { fakeStorage } from './testing/fake-storage.ts'

const ticket = (jti: string, expires: number): Ticket => ({
  school: 'school',
  jti,
  userID: 7,
  bravoCount: 4,
  isAnonymous: false,
  expires,
})

it('accepts a ticket once', async () => {
  const storage = fakeStorage(new Map())
  expect(await spendTicket(storage, ticket('a', 1000), 0)).toBe(true)
  expect(await spendTicket(storage, ticket('a', 1000), 0)).toBe(false)
  expect(await spendTicket(storage, ticket('b', 1000), 0)).toBe(true)
})

it('deletes expired tickets and nothing else', async () => {
  const entries = new Map<string, unknown>([['other', 'thing']])
  const storage = fakeStorage(entries)
  await spendTicket(storage, ticket('early', 1000), 0)
  await spendTicket(storage, ticket('later', 5000), 0)
  await spendTicket(storage, ticket('now', 9000), 2000)
  expect([...entries.keys()]).toEqual(['other', 'ticket:later', 'ticket:now'])
})
