/** What a month's activities add up to. */

export interface PupilActivity {
  userID: number
  displayName: string
  classCode: string
  activities: number
  /** How many different pages. */
  pages: number
}

interface Pupil {
  id: number
  displayName: string
  classCode: string
}

interface CountedActivity {
  userID: number
  clientID: string
}

/** One row a pupil, those without an activity too; most activities first. */
export function byPupil(activities: readonly CountedActivity[], pupils: readonly Pupil[]): PupilActivity[] {
  const ofPupil = Map.groupBy(activities, ({ userID }) => userID)
  return pupils
    .map(({ id, displayName, classCode }) => {
      const own = ofPupil.get(id) ?? []
      const pages = new Set(own.map(({ clientID }) => clientID)).size
      return { userID: id, displayName, classCode, activities: own.length, pages }
    })
    .sort((one, other) => other.activities - one.activities)
}

/** How often each day, `YYYY-MM-DD`, is named, the earliest first. */
export function byDay(days: readonly string[]): { day: string; count: number }[] {
  return [...Map.groupBy(days, (day) => day)]
    .map(([day, all]) => ({ day, count: all.length }))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
}
