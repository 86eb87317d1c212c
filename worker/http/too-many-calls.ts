import { Refusal } from './refusal.ts'

/** Longer waits are reported without a duration. */
const MAX_SECONDS = 15 * 60

/**
 * The refusal for a user or address that has reached its bound.
 * @param until when calls are accepted again
 */
export function tooManyCalls(until: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  const headers = { 'Retry-After': String(seconds) }
  return seconds <= MAX_SECONDS
    ? new Refusal('tooManyAtOnce', { seconds }, { headers })
    : new Refusal('tooManyToday', {}, { headers })
}
