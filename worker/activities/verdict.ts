import { type SQL, sql } from 'drizzle-orm'
import { linkCanCount } from '../../content/site/link-can-count.ts'
import { HOUR } from '../../domain/bounds.ts'
import { schoolWeek } from '../../domain/calendar.ts'
import { DEFAULT_ACTIVITIES_PER_HOUR, MIN_COUNTING_SCORE, SCORE_BASED_GROUP } from '../../domain/economy.ts'
import { maxPoints } from '../../domain/games/max-points.ts'
import { isKeptOut, isLinkOf, withPath } from '../menu/link-access.ts'

/** The data that decides whether an activity counts. */
export interface JudgedClaim {
  userID: number
  clientID: string
  now: Date
  timeZone: string
  /** True if activities that come too fast are held. False if a teacher counts for the pupil. */
  isLimited: boolean
  score: number | null
  /**
   * `unfinished`: a mission or word page lacks answers. `videos`: a page of videos was reported like a game.
   * `implausible`: the activity is held even below the hourly limit.
   */
  problem?: 'unfinished' | 'videos' | 'implausible' | null
}

export const HELD = 'activityHeld'

/** Values for the placeholders of `verdict`. */
export function valuesOfVerdict(claim: JudgedClaim) {
  const { userID, clientID, now, timeZone, isLimited, score, problem = null } = claim
  const hourAgo = new Date(now.getTime() - HOUR)
  return {
    userID,
    clientID,
    week: schoolWeek(now, timeZone),
    hourAgo: hourAgo.toISOString(),
    weekOfHourAgo: schoolWeek(hourAgo, timeZone),
    isLimited: Number(isLimited),
    score: score ?? -1,
    problem,
    canCount: Number(linkCanCount(clientID)),
  }
}

export const [userID, clientID, week] = [
  sql.placeholder('userID'),
  sql.placeholder('clientID'),
  sql.placeholder('week'),
]
const [hourAgo, weekOfHourAgo, isLimited, score, problem] = [
  sql.placeholder('hourAgo'),
  sql.placeholder('weekOfHourAgo'),
  sql.placeholder('isLimited'),
  sql.placeholder('score'),
  sql.placeholder('problem'),
]

/** Maximum points of a row of `games`. NULL if its kind gives none. */
export const maxPointsOfKind = sql.raw(
  `CASE kind ${maxPoints.map(({ kind, points }) => `WHEN '${kind}' THEN ${points}`).join(' ')} END`,
)

/** Maximum points of the page's game. NULL if it gives none. */
const maxPointsOfGame = sql`(
  SELECT ${maxPointsOfKind} FROM games WHERE client_id = ${clientID}
)`

/**
 * The last number of the user's activities in the weeks that the last hour touches, and how many of them are
 * within that hour.
 */
const recentColumns = sql`coalesce(max(activity_log_id), 0) AS last_number,
  count(*) FILTER (WHERE activity_date > ${hourAgo}) AS within_hour
  FROM activities WHERE user_id = ${userID} AND week >= ${weekOfHourAgo}`

/** `recentColumns` as a table, so that a statement reads the rows once. */
export const recentTable = sql`(SELECT ${recentColumns}) AS recent`

const closedCases = sql`
  WHEN EXISTS (SELECT 1 FROM path WHERE NOT is_enabled) THEN 'activityDisabled'
  WHEN ${isKeptOut(userID, clientID)} THEN 'activityClosed'
`

/** Why the page is closed to the user. NULL if it is open or the menu has no link to it. */
export const closedReason = sql<'activityDisabled' | 'activityClosed' | null>`(
  ${withPath(isLinkOf(clientID))} SELECT CASE ${closedCases} END
)`

/**
 * Why the claim does not count, or `HELD`. NULL if it counts. Same rules as `activityRefusal` and `isHeld`.
 */
export const verdict = verdictAfter(sql`(SELECT within_hour FROM (SELECT ${recentColumns}))`)
/** `verdict` for a statement that selects from `recentTable`. */
export const verdictWithRecent = verdictAfter(sql`recent.within_hour`)

/** Same rule as `isHeld`. */
function isTooFast(withinHour: SQL): SQL {
  return sql`coalesce((SELECT activities_an_hour FROM settings WHERE id = 1), ${DEFAULT_ACTIVITIES_PER_HOUR})
    BETWEEN 1 AND ${withinHour}`
}

function verdictAfter(withinHour: SQL) {
  return sql<string | null>`(
  ${withPath(isLinkOf(clientID))}
  SELECT CASE
    WHEN NOT EXISTS (SELECT 1 FROM path) THEN 'activityUnknown'
    ${closedCases}
    WHEN NOT (SELECT is_bravo_enabled AND ${sql.placeholder('canCount')} FROM path WHERE client_id = ${clientID})
      THEN 'activityWithoutBravo'
    WHEN ${problem} = 'videos' THEN 'activityOfVideos'
    WHEN ${score} < ${MIN_COUNTING_SCORE} AND EXISTS (SELECT 1 FROM path WHERE group_id = ${SCORE_BASED_GROUP})
      THEN 'activityScoreTooLow'
    WHEN ${score} >= ${MIN_COUNTING_SCORE} AND ${score} > ${maxPointsOfGame} THEN 'activityScoreTooHigh'
    WHEN EXISTS (SELECT 1 FROM activities WHERE user_id = ${userID} AND week = ${week} AND client_id = ${clientID})
      THEN 'activityCounted'
    WHEN ${problem} = 'unfinished' THEN 'wordsUnfinished'
    WHEN ${isLimited} AND (${problem} = 'implausible' OR ${isTooFast(withinHour)}) THEN ${HELD}
  END
)`
}
