import { ownSupports } from '../session/supports.ts'
import { isCalm } from './calm.ts'

/** Factor by which automatic steps are slowed down: 2 in calm mode and for a pupil with more time, else 1. */
export function pace(): number {
  return isCalm() || ownSupports().includes('more-time') ? 2 : 1
}
