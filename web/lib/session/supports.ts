import type { Support } from '../../../domain/supports.ts'
import { session } from './session.ts'

/**
 * The signed-in pupil's supports. `english` wins over the settings of the class: where a class is set to French only,
 * ask for it here first.
 */
export function ownSupports(): Support[] {
  return session.current()?.supports ?? []
}
