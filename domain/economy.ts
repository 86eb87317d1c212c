/** What counts and what it is worth. The Worker decides by these rules and numbers; the site explains by them. */

export const ACTIVITIES_PER_BRAVO = 5
/** In games of many rounds every 5th correct answer asks for the bonus and saves the activity. */
export const CORRECT_ANSWERS_PER_CHECK = 5
export const VIDEOS_PER_POINT = 3
/** So many missions of a week give its sticker of the owl. */
export const MISSIONS_PER_STICKER = 3
export const BONUS_BRAVOS = { least: 3, most: 5 } as const
export const ACTIVITIES_PER_BONUS_BRAVO = 5
export const MULTIPLAYER_ANSWERS_PER_POINT = 5
export const MULTIPLAYER_POINTS_PER_BRAVO = 5
/** The most correct answers that one call adds. */
export const MULTIPLAYER_ANSWERS_PER_CALL = 200
/** What a pupil has counted within an hour before the teacher is asked, until she sets another number. */
export const ACTIVITIES_AN_HOUR = 30
/** Answers of a pupil that are accepted within an hour by default; the setting is `answersAnHour`. */
export const ANSWERS_AN_HOUR = 600
/** The menu group of score-based games, and the score from which one of them counts. */
export const SCORE_GROUP = 8450
export const COUNTING_SCORE = 500

/** How many Bravos the week's counted activities are worth. */
export function bravosEarned(countThisWeek: number): number {
  return Math.floor(countThisWeek / ACTIVITIES_PER_BRAVO)
}

/** The n of the "n / 5" pill: a full five stays 5 until the next activity counts. */
export function pillCount(countThisWeek: number): number {
  return countThisWeek === 0 ? 0 : ((countThisWeek - 1) % ACTIVITIES_PER_BRAVO) + 1
}

/** What the counting of an activity depends on. `score` is null where the game sent none. */
export interface ActivityClaim {
  /** The page, or a group of the menu that it hangs under, is disabled. */
  isDisabled: boolean
  /** They let the pupil in: neither is for administrators alone, nor has a whitelist without the pupil. */
  isOpenToPupil: boolean
  isBravoEnabled: boolean
  isScoreBased: boolean
  score: number | null
  /** The most points that the page's game gives; null where it gives none. */
  mostPoints: number | null
  alreadyCountedThisWeek: boolean
  /** A mission whose words were not all answered on its day. */
  isUnfinishedMission: boolean
}

/** Why an activity does not count: codes of `refusals/`, where what a pupil is told stands. */
export const activityRefusals = [
  'activityUnknown',
  'activityDisabled',
  'activityClosed',
  'activityWithoutBravo',
  'activityScoreTooLow',
  'activityScoreTooHigh',
  'activityCounted',
  'missionUnfinished',
] as const
export type ActivityRefusal = (typeof activityRefusals)[number]

/**
 * Why an activity does not count; null when it counts. Only tests call it: the Worker decides in the statement that
 * counts (`worker/activities/verdict.ts`), and `count.test.ts` beside it checks that statement against this rule.
 */
export function activityRefusal(claim: ActivityClaim): ActivityRefusal | null {
  if (claim.isDisabled) return 'activityDisabled'
  if (!claim.isOpenToPupil) return 'activityClosed'
  if (!claim.isBravoEnabled) return 'activityWithoutBravo'
  if (claim.isScoreBased && !reachesCountingScore(claim.score)) return 'activityScoreTooLow'
  if (claim.mostPoints !== null && (claim.score ?? 0) > claim.mostPoints) return 'activityScoreTooHigh'
  if (claim.alreadyCountedThisWeek) return 'activityCounted'
  if (claim.isUnfinishedMission) return 'missionUnfinished'
  return null
}

/** What the teacher says of an activity that was held. */
export const heldDecisions = ['counted', 'dismissed'] as const
export type HeldDecision = (typeof heldDecisions)[number]

/**
 * Whether an activity that would count is held for the teacher instead: it is doubtful, or the pupil has counted as many within the
 * hour before as the school takes for plausible. 0 is no limit. Only tests call it, as `activityRefusal`.
 */
export function isHeld(countedWithinTheHour: number, activitiesAnHour: number, isDoubtful = false): boolean {
  return isDoubtful || (activitiesAnHour > 0 && countedWithinTheHour >= activitiesAnHour)
}

function reachesCountingScore(score: number | null): boolean {
  return score !== null && score >= COUNTING_SCORE
}

/** A video that was watched to its end, on the page `clientID`. */
export interface VideoView {
  clientID: string
  video: string
}

/**
 * How many videos were watched in a row, 3 at most: the latest ones, as far back as they are of one page
 * and each is another. From 3 on the page of videos counts as an activity.
 * @param views the latest of the week, newest first
 */
export function videosInARow(views: readonly VideoView[]): number {
  const latest = views.slice(0, VIDEOS_PER_POINT)
  const brokenAt = latest.findIndex(
    ({ clientID, video }, index) =>
      clientID !== latest[0]?.clientID || latest.slice(0, index).some((newer) => newer.video === video),
  )
  return brokenAt === -1 ? latest.length : brokenAt
}

/** Views closer together are implausible, since each video is watched to its end. */
export const LEAST_BETWEEN_VIDEOS_MS = 10_000

/** Whether views came faster than videos can be watched. @param watchedAt instants, newest first */
export function areTooFast(watchedAt: readonly string[]): boolean {
  return watchedAt.some((at, index) => {
    const before = watchedAt[index + 1]
    return before !== undefined && Date.parse(at) - Date.parse(before) < LEAST_BETWEEN_VIDEOS_MS
  })
}

/** The bonus that a winner gets: 3 to 5 Bravos, `random` being from 0 up to 1. */
export function bonusBravos(random: number): number {
  const { least, most } = BONUS_BRAVOS
  return least + Math.min(most - least, Math.floor(random * (most - least + 1)))
}

/** This week's multi-player points and Bravos for all correct answers of the week. */
export function multiplayerTotals(correctAnswers: number, cap: number) {
  const points = Math.floor(correctAnswers / MULTIPLAYER_ANSWERS_PER_POINT)
  const earned = Math.floor(points / MULTIPLAYER_POINTS_PER_BRAVO)
  return { points, bravos: Math.min(earned, cap), capped: earned >= cap }
}
