import { type Actor, canForSomeRecord, coversClasses } from '../../domain/access.ts'
import type { BravoReportAnswer, LeaderboardRow } from '../../domain/api/bravo.ts'
import type { BonusState } from '../../domain/api/menu.ts'
import type { Settings } from '../settings/queries.ts'

/** True if `actor` may see who has or won Bravos. If the school hides the leaderboard, only administrators may. */
export function canSeeNames(
  actor: Actor,
  { isLeaderboardVisible }: Pick<Settings, 'isLeaderboardVisible'>,
): boolean {
  return isLeaderboardVisible || canForSomeRecord(actor, 'giveBravo')
}

/** The bonus without its winner, unless `actor` may see names or is the winner. */
export function visibleBonus(
  bonus: BonusState,
  actor: Actor,
  settings: Pick<Settings, 'isLeaderboardVisible'>,
): BonusState {
  const isVisible = canSeeNames(actor, settings) || (actor !== null && bonus.user?.id === actor.id)
  return isVisible ? bonus : { ...bonus, user: null }
}

/**
 * The leaderboard as `actor` may see it. Empty for everyone but administrators if the school hides it.
 * Visitors see classes only if the school allows it, colleagues only pupils of their classes.
 */
export function visibleReport(
  rows: LeaderboardRow[],
  actor: Actor,
  { isLeaderboardVisible, showsClassToVisitors }: Settings,
): BravoReportAnswer {
  if (!canSeeNames(actor, { isLeaderboardVisible })) return { bravos: [], isLeaderboardVisible }
  const own = rows.filter(({ classCode }) => coversClasses(actor, [classCode]))
  const bravos = actor || showsClassToVisitors ? own : own.map((row) => ({ ...row, classCode: '' }))
  return { bravos, isLeaderboardVisible }
}
