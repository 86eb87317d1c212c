import { MISSION_PAGE, missionPages } from '../../../content/missions.ts'
import { useCurrentKey } from '../page/current-page.ts'

/** The key of the menu row for the open page. For a mission, today's row by the device's clock. */
export function useMenuKey(): string | null {
  const key = useCurrentKey()
  return key === MISSION_PAGE ? (missionPages[new Date().getDay()] ?? key) : key
}
