/** The missions page. Each weekday's mission has its own key and menu row, so that each counts once per week. */
export const MISSION_PAGE = 'Page_Mission'

/** The keys of the seven missions, from Sunday on. */
export const missionPages: readonly string[] = ['Sun', 'Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur'].map(
  (day) => `${MISSION_PAGE}_${day}day`,
)

/** The key of a day's mission. @param day `YYYY-MM-DD` */
export function missionPageOf(day: string): string {
  return missionPages[new Date(day).getUTCDay()] ?? MISSION_PAGE
}

/** True for the key of a weekday's mission. */
export function isMissionPage(clientID: string): boolean {
  return missionPages.includes(clientID)
}
