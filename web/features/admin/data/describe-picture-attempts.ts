import type { PictureAttempts } from '../../../../domain/api/secret-pictures.ts'
import { pluralize } from './pluralize.ts'

/**
 * Describes in French a pupil's wrong attempts at the secret pictures and the lock. Empty if there is nothing
 * to report.
 */
export function describePictureAttempts({ wrongToday, lock }: PictureAttempts): string {
  const wrong = wrongToday > 0 ? `${pluralize(wrongToday, 'essai raté', 'essais ratés')} aujourd'hui` : null
  const locked =
    lock && `bloqué ${lock.isEverywhere ? '' : 'sur un réseau '}jusqu'à ${describeEnd(lock.until)}`
  return [locked, wrong].filter((part) => part !== null).join(', ')
}

/** Uses the device's clock. */
function describeEnd(until: string | null): string {
  if (until === null) return 'ce que vous rendiez les essais'
  const end = new Date(until)
  if (end.getHours() === 0 && end.getMinutes() === 0) return 'minuit'
  return end.toLocaleTimeString('fr-CA', { hour: 'numeric', minute: '2-digit' })
}
