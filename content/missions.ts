/** The page that plays the missions: one for each day of the week, each with a row of the menu, so that each counts once a week. */
export const MISSION_PAGE = 'Page_Mission'

/** The keys of the seven, from Sunday on. */
export const missionPages: readonly string[] = ['Sun', 'Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur'].map(
  (day) => `${MISSION_PAGE}_${day}day`,
)

/** The key of the mission of a day, `YYYY-MM-DD`. */
export function missionPageOf(day: string): string {
  return missionPages[new Date(day).getUTCDay()] ?? MISSION_PAGE
}

/** Whether the key is that of a day's mission. */
export function isMissionPage(clientID: string): boolean {
  return missionPages.includes(clientID)
}
