import type { Ticket } from './relay.ts'
import { type RoomStorage, sweep } from './storage.ts'

const PREFIX = 'ticket:'

/**
 * Marks a ticket as used; returns false if it already was. A Durable Object handles no other event while it
 * waits for its storage, so two messages cannot spend the same ticket. Expired tickets are deleted, since
 * they are no longer valid.
 */
export async function spendTicket(storage: RoomStorage, ticket: Ticket, now: number): Promise<boolean> {
  const key = PREFIX + ticket.jti
  if ((await storage.get(key)) !== undefined) return false
  await storage.put(key, ticket.expires)
  await sweep(storage, PREFIX, (expires) => typeof expires === 'number' && expires < now)
  return true
}
