import { sharedValue } from '../../lib/shared-value.ts'

/** Whether the pupil of this tab has a hand up. */
export const hand = sharedValue(false)
