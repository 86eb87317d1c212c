import { type Actor, can } from '../../domain/access.ts'
import type { BravoReportAnswer, LeaderboardRow } from '../../domain/api/bravo.ts'
import type { BonusState } from '../../domain/api/menu.ts'
import type { Settings } from '../settings/queries.ts'

/** Whether `actor` may learn who has or won Bravos: where the school hides the leaderboard, administrators alone. */
export function mayLearnNames(
  actor: Actor,
  { isLeaderboardVisible }: Pick<Settings, 'isLeaderboardVisible'>,
): boolean {
  return isLeaderboardVisible || can(actor, 'editSettings')
}

/** The bonus as `actor` may know it: who may learn no names learns of no winner, but of themselves. */
export function visibleBonus(
  bonus: BonusState,
  actor: Actor,
  settings: Pick<Settings, 'isLeaderboardVisible'>,
): BonusState {
  const isTold = mayLearnNames(actor, settings) || (actor !== null && bonus.user?.id === actor.id)
  return isTold ? bonus : { ...bonus, user: null }
}

/**
 * What of the leaderboard `actor` may see. Where the school hides it administrators alone see it, and
 * visitors learn no class unless the school says so.
 */
export function visibleReport(
  rows: LeaderboardRow[],
  actor: Actor,
  { isLeaderboardVisible, showsClassToVisitors }: Settings,
): BravoReportAnswer {
  if (!mayLearnNames(actor, { isLeaderboardVisible })) return { bravos: [], isLeaderboardVisible }
  const bravos = actor || showsClassToVisitors ? rows : rows.map((row) => ({ ...row, classCode: '' }))
  return { bravos, isLeaderboardVisible }
}
