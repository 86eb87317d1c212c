import type { Support } from '../supports.ts'

/** Number of words in a mission. */
export const MISSION_SIZE = 10
const HALF_MISSION_SIZE = 5

/** Number of words that a pupil practises at a time. */
export function missionSize(supports: readonly Support[]): number {
  return supports.includes('half-mission') ? HALF_MISSION_SIZE : MISSION_SIZE
}
