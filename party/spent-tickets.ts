import type { Ticket } from './relay.ts'

/** The part of a Durable Object's storage that is needed here, the same in both libraries. */
export interface TicketStorage {
  get(key: string): Promise<unknown>
  put(key: string, value: number): Promise<void>
  list(options: { prefix: string; limit: number }): Promise<Map<string, unknown>>
  delete(keys: string[]): Promise<number>
}

const PREFIX = 'ticket:'
/** As many keys as one call of the storage deletes. */
const SWEEP = 128

/**
 * Remembers that a ticket is used: true once a ticket. A Durable Object hears nothing else while it
 * waits for its storage, so two messages cannot spend the same ticket. Expired ones are forgotten,
 * since they are not valid any longer.
 */
export async function spendTicket(storage: TicketStorage, ticket: Ticket, now: number): Promise<boolean> {
  const key = PREFIX + ticket.jti
  if ((await storage.get(key)) !== undefined) return false
  await storage.put(key, ticket.expires)
  const kept = await storage.list({ prefix: PREFIX, limit: SWEEP })
  const expired = [...kept].filter(([, expires]) => typeof expires === 'number' && expires < now)
  if (expired.length > 0) await storage.delete(expired.map(([each]) => each))
  return true
}
