import type { Account } from '../../../../domain/api/account.ts'
import type { ReportedActivity } from '../../../../domain/api/activity-report.ts'
import { groupBy } from '../../../../domain/group-by.ts'

export interface PupilActivity {
  userID: number
  displayName: string
  classCode: string
  activities: number
  /** Number of different pages. */
  pages: number
}

/** Counts activities per pupil, including enabled pupils without any. Most activities first. */
export function countByPupil(
  activities: readonly Pick<ReportedActivity, 'userID' | 'clientID'>[],
  pupils: readonly Pick<Account, 'id' | 'displayName' | 'classCode' | 'isEnabled'>[],
): PupilActivity[] {
  const ofPupil = groupBy(activities, ({ userID }) => userID)
  return pupils
    .filter(({ id, isEnabled }) => isEnabled || ofPupil.has(id))
    .map(({ id, displayName, classCode }) => {
      const own = ofPupil.get(id) ?? []
      const pages = new Set(own.map(({ clientID }) => clientID)).size
      return { userID: id, displayName, classCode, activities: own.length, pages }
    })
    .sort((one, other) => other.activities - one.activities)
}

/** Counts how often each day (`YYYY-MM-DD`) occurs, earliest first. */
export function countByDay(days: readonly string[]): { day: string; count: number }[] {
  return [...groupBy(days, (day) => day)]
    .map(([day, all]) => ({ day, count: all.length }))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
}
