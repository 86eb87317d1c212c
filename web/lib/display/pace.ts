import { ownSupports } from '../session/supports.ts'
import { isCalm } from './calm.ts'

/** In calm mode, and for a pupil with more time, automatic steps take twice as long. */
export function pace(): number {
  return isCalm() || ownSupports().includes('more-time') ? 2 : 1
}
