import { Refusal } from './refusal.ts'

const MINUTE_SECONDS = 60

/** More than a user or an address may write until then. */
export function tooMany(until: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  const headers = { 'Retry-After': String(seconds) }
  return seconds <= MINUTE_SECONDS
    ? new Refusal('tooManyAtOnce', { seconds }, { headers })
    : new Refusal('tooManyToday', {}, { headers })
}
