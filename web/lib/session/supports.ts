import type { Support } from '../../../domain/supports.ts'
import { session } from './session.ts'

/** The signed-in pupil's supports. */
export function ownSupports(): Support[] {
  return session.current()?.supports ?? []
}
