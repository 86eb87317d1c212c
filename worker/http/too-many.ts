import { Refusal } from './refusal.ts'

/** The longest wait that a message gives. */
const MOST_SECONDS = 15 * 60

/** More than a user or an address may call until then. */
export function tooMany(until: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  const headers = { 'Retry-After': String(seconds) }
  return seconds <= MOST_SECONDS
    ? new Refusal('tooManyAtOnce', { seconds }, { headers })
    : new Refusal('tooManyToday', {}, { headers })
}
