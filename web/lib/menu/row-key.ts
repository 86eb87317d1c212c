import { MISSION_PAGE, missionPages } from '../../../content/missions.ts'
import { useCurrentKey } from '../page/current-key.ts'

/** The key of the menu's row for what is shown; for a mission that of today's, by the clock of the device. */
export function useRowKey(): string | null {
  const key = useCurrentKey()
  return key === MISSION_PAGE ? (missionPages[new Date().getDay()] ?? key) : key
}
