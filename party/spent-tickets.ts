import type { Ticket } from './relay.ts'
import { type RoomStorage, sweep } from './storage.ts'

const PREFIX = 'ticket:'

/**
 * Remembers that a ticket is used: true once a ticket. A Durable Object hears nothing else while it
 * waits for its storage, so two messages cannot spend the same ticket. Expired ones are forgotten,
 * since they are not valid any longer.
 */
export async function spendTicket(storage: RoomStorage, ticket: Ticket, now: number): Promise<boolean> {
  const key = PREFIX + ticket.jti
  if ((await storage.get(key)) !== undefined) return false
  await storage.put(key, ticket.expires)
  await sweep(storage, PREFIX, (expires) => typeof expires === 'number' && expires < now)
  return true
}
