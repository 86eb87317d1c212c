import type { PictureTries } from '../../../../domain/api/secret-pictures.ts'
import { counted } from './counted.ts'

/** What a teacher reads of a pupil's wrong secret pictures; empty if there is nothing to say. */
export function triesInWords({ wrongToday, lock }: PictureTries): string {
  const wrong = wrongToday > 0 ? `${counted(wrongToday, 'essai raté', 'essais ratés')} aujourd'hui` : null
  const locked =
    lock && `bloqué ${lock.isEverywhere ? '' : 'sur un réseau '}jusqu'à ${endInWords(lock.until)}`
  return [locked, wrong].filter((part) => part !== null).join(', ')
}

/** By the device's clock. */
function endInWords(until: string | null): string {
  if (until === null) return 'ce que vous rendiez les essais'
  const end = new Date(until)
  if (end.getHours() === 0 && end.getMinutes() === 0) return 'minuit'
  return end.toLocaleTimeString('fr-CA', { hour: 'numeric', minute: '2-digit' })
}
