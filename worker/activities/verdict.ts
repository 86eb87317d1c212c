import { type SQL, sql } from 'drizzle-orm'
import { linkCanCount } from '../../content/link-can-count.ts'
import { schoolWeek } from '../../domain/calendar.ts'
import { ACTIVITIES_AN_HOUR, COUNTING_SCORE, SCORE_GROUP } from '../../domain/economy.ts'
import { mostPoints } from '../../domain/games/most-points.ts'
import { isKeptOut, isLinkOf, withPath } from '../menu/link-access.ts'

/** What is judged of an activity before it counts. */
export interface JudgedClaim {
  userID: number
  clientID: string
  now: Date
  timeZone: string
  /** Whether what comes too fast is held: it is not where a teacher counts for the pupil. */
  isLimited: boolean
  score: number | null
  /** `unfinished`: a mission whose words were not all answered. `implausible`: held however few came within the hour. */
  doubt?: 'unfinished' | 'implausible' | null
}

/** What stands in the place of a refusal where the activity is held. */
export const HELD = 'activityHeld'
const HOUR = 3_600_000

/** What goes where `verdict` has placeholders. */
export function valuesOfVerdict(claim: JudgedClaim) {
  const { userID, clientID, now, timeZone, isLimited, score, doubt = null } = claim
  const hourAgo = new Date(now.getTime() - HOUR)
  return {
    userID,
    clientID,
    week: schoolWeek(now, timeZone),
    hourAgo: hourAgo.toISOString(),
    weekOfHourAgo: schoolWeek(hourAgo, timeZone),
    isLimited: Number(isLimited),
    score: score ?? -1,
    doubt,
    canCount: Number(linkCanCount(clientID)),
  }
}

export const [userID, clientID, week] = [
  sql.placeholder('userID'),
  sql.placeholder('clientID'),
  sql.placeholder('week'),
]
const [hourAgo, weekOfHourAgo, isLimited, score, doubt] = [
  sql.placeholder('hourAgo'),
  sql.placeholder('weekOfHourAgo'),
  sql.placeholder('isLimited'),
  sql.placeholder('score'),
  sql.placeholder('doubt'),
]

/** The most points of the page's game; NULL where it gives none. */
const mostOfGame = sql`(
  SELECT CASE kind ${sql.raw(mostPoints.map(({ kind, points }) => `WHEN '${kind}' THEN ${points}`).join(' '))} END
  FROM games WHERE client_id = ${clientID}
)`

/** What a table of the user's activities of the last hour's weeks tells: the last number, and how many are of that hour. */
const ofRecent = sql`coalesce(max(activity_log_id), 0) AS last_number,
  count(*) FILTER (WHERE activity_date > ${hourAgo}) AS within_hour
  FROM activities WHERE user_id = ${userID} AND week >= ${weekOfHourAgo}`

/** That as a table of a statement, so that the rows are read once. */
export const recent = sql`(SELECT ${ofRecent}) AS recent`

const closed = sql`
  WHEN EXISTS (SELECT 1 FROM path WHERE NOT is_enabled) THEN 'activityDisabled'
  WHEN ${isKeptOut(userID, clientID)} THEN 'activityClosed'
`

/** Why nothing of the page counts for the user; NULL where it is open to them, or the menu has no link to it. */
export const closing = sql<'activityDisabled' | 'activityClosed' | null>`(
  ${withPath(isLinkOf(clientID))} SELECT CASE ${closed} END
)`

/**
 * Why the claim does not count, or that it is held; NULL where it counts. The rules are those of `activityRefusal` and
 * `isHeld`.
 */
export const verdict = verdictAfter(sql`(SELECT within_hour FROM (SELECT ${ofRecent}))`)
/** The same in a statement that has the table `recent`. */
export const verdictBesideRecent = verdictAfter(sql`recent.within_hour`)

/** The rule of `isHeld`. */
function isTooFast(withinHour: SQL): SQL {
  return sql`coalesce((SELECT activities_an_hour FROM settings WHERE id = 1), ${ACTIVITIES_AN_HOUR})
    BETWEEN 1 AND ${withinHour}`
}

function verdictAfter(withinHour: SQL) {
  return sql<string | null>`(
  ${withPath(isLinkOf(clientID))}
  SELECT CASE
    WHEN NOT EXISTS (SELECT 1 FROM path) THEN 'activityUnknown'
    ${closed}
    WHEN NOT (SELECT is_bravo_enabled AND ${sql.placeholder('canCount')} FROM path WHERE client_id = ${clientID})
      THEN 'activityWithoutBravo'
    WHEN ${score} < ${COUNTING_SCORE} AND EXISTS (SELECT 1 FROM path WHERE group_id = ${SCORE_GROUP})
      THEN 'activityScoreTooLow'
    WHEN ${score} >= ${COUNTING_SCORE} AND ${score} > ${mostOfGame} THEN 'activityScoreTooHigh'
    WHEN EXISTS (SELECT 1 FROM activities WHERE user_id = ${userID} AND week = ${week} AND client_id = ${clientID})
      THEN 'activityCounted'
    WHEN ${doubt} = 'unfinished' THEN 'missionUnfinished'
    WHEN ${isLimited} AND (${doubt} = 'implausible' OR ${isTooFast(withinHour)}) THEN ${HELD}
  END
)`
}
