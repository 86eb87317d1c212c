/** The rules and numbers of Bravos. The Worker applies them; the site explains them. */

export const ACTIVITIES_PER_BRAVO = 5
/** In games with many rounds, every 5th correct answer checks the bonus and saves the activity. */
export const CORRECT_ANSWERS_PER_CHECK = 5
export const VIDEOS_PER_POINT = 3
/** Missions per week needed for the week's owl sticker. */
export const MISSIONS_PER_STICKER = 3
export const BONUS_BRAVOS = { min: 3, max: 5 } as const
export const ACTIVITIES_PER_BONUS_BRAVO = 5
export const MULTIPLAYER_ANSWERS_PER_POINT = 5
export const MULTIPLAYER_POINTS_PER_BRAVO = 5
/** Maximum number of correct answers that one call may add. */
export const MULTIPLAYER_ANSWERS_PER_CALL = 200
/** Default of the `activitiesAnHour` setting. Further activities within the hour are held. */
export const DEFAULT_ACTIVITIES_PER_HOUR = 30
/** Default for the `answersAnHour` setting: answers accepted from a pupil per hour. */
export const DEFAULT_ANSWERS_PER_HOUR = 600
/** The menu group of score-based games, and the score from which they count. */
export const SCORE_BASED_GROUP = 8450
export const MIN_COUNTING_SCORE = 500

/** Bravos earned by the week's counted activities. */
export function bravosEarned(countThisWeek: number): number {
  return Math.floor(countThisWeek / ACTIVITIES_PER_BRAVO)
}

/** The n of the "n / 5" pill. After a full five it shows 5 until the next activity counts. */
export function pillCount(countThisWeek: number): number {
  return countThisWeek === 0 ? 0 : ((countThisWeek - 1) % ACTIVITIES_PER_BRAVO) + 1
}

/** The facts that decide whether an activity counts. `score` is null if the game sent none. */
export interface ActivityClaim {
  /** The page or one of its menu groups is disabled. */
  isDisabled: boolean
  /**
   * False if the page or one of its groups is reserved for administrators, or has a whitelist without the
   * pupil.
   */
  isOpenToPupil: boolean
  isBravoEnabled: boolean
  isScoreBased: boolean
  score: number | null
  /** The highest possible score of the page's game; null if it has none. */
  mostPoints: number | null
  alreadyCountedThisWeek: boolean
  /** A page of videos, which counts only when three were watched. */
  isOfVideos: boolean
  /** A mission or word page with asked words that have no answer yet. */
  isUnfinished: boolean
}

/** Reasons why an activity does not count. They are codes in `refusals/`, which has the texts for pupils. */
export const activityRefusals = [
  'activityUnknown',
  'activityDisabled',
  'activityClosed',
  'activityWithoutBravo',
  'activityOfVideos',
  'activityScoreTooLow',
  'activityScoreTooHigh',
  'activityCounted',
  'wordsUnfinished',
] as const
export type ActivityRefusal = (typeof activityRefusals)[number]

/**
 * The reason why an activity does not count, or null if it counts. Only tests call this: the Worker decides
 * in SQL (`worker/activities/verdict.ts`), and `count-activity.test.ts` next to it checks that statement
 * against this rule.
 */
export function activityRefusal(claim: ActivityClaim): ActivityRefusal | null {
  if (claim.isDisabled) return 'activityDisabled'
  if (!claim.isOpenToPupil) return 'activityClosed'
  if (!claim.isBravoEnabled) return 'activityWithoutBravo'
  if (claim.isOfVideos) return 'activityOfVideos'
  if (claim.isScoreBased && !reachesCountingScore(claim.score)) return 'activityScoreTooLow'
  if (claim.mostPoints !== null && (claim.score ?? 0) > claim.mostPoints) return 'activityScoreTooHigh'
  if (claim.alreadyCountedThisWeek) return 'activityCounted'
  if (claim.isUnfinished) return 'wordsUnfinished'
  return null
}

export const heldDecisions = ['counted', 'dismissed'] as const
export type HeldDecision = (typeof heldDecisions)[number]

/**
 * True if an activity that would count is held for the teacher: it is doubtful, or the pupil has reached the
 * school's plausible number of activities per hour (0 means no limit). Only tests call this, see
 * `activityRefusal`.
 */
export function isHeld(countedWithinTheHour: number, activitiesAnHour: number, isDoubtful = false): boolean {
  return isDoubtful || (activitiesAnHour > 0 && countedWithinTheHour >= activitiesAnHour)
}

function reachesCountingScore(score: number | null): boolean {
  return score !== null && score >= MIN_COUNTING_SCORE
}

/** A video watched to its end on the page `clientID`. */
export interface VideoView {
  clientID: string
  video: string
}

/**
 * The number of different videos watched in a row on one page, at most 3. At 3 the videos page counts as an
 * activity.
 * @param views the latest views of the week, newest first
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
export const MIN_VIDEO_INTERVAL_MS = 10_000

/**
 * True if two views are closer together than `MIN_VIDEO_INTERVAL_MS`. @param watchedAt instants, newest first
 */
export function areTooFast(watchedAt: readonly string[]): boolean {
  return watchedAt.some((at, index) => {
    const before = watchedAt[index + 1]
    return before !== undefined && Date.parse(at) - Date.parse(before) < MIN_VIDEO_INTERVAL_MS
  })
}

/** The Bravos that a bonus winner gets, 3 to 5. @param random from 0 up to 1 */
export function bonusBravos(random: number): number {
  const { min, max } = BONUS_BRAVOS
  return min + Math.min(max - min, Math.floor(random * (max - min + 1)))
}

/** The week's multiplayer points and Bravos for its correct answers. @param cap maximum Bravos per week */
export function multiplayerTotals(correctAnswers: number, cap: number) {
  const points = Math.floor(correctAnswers / MULTIPLAYER_ANSWERS_PER_POINT)
  const earned = Math.floor(points / MULTIPLAYER_POINTS_PER_BRAVO)
  return { points, bravos: Math.min(earned, cap), capped: earned >= cap }
}
