import { type Actor, can } from '../domain/access.ts'
import type { BravoReportAnswer, LeaderboardRow } from '../domain/api/bravo.ts'
import type { Settings } from './db/settings.ts'

/**
 * What of the leaderboard `actor` may see. Where the school hides it administrators alone see it, and
 * visitors learn no class unless the school says so.
 */
export function visibleReport(
  rows: LeaderboardRow[],
  actor: Actor,
  { isLeaderboardVisible, showsClassToVisitors }: Settings,
): BravoReportAnswer {
  if (!isLeaderboardVisible && !can(actor, 'editSettings')) return { bravos: [], isLeaderboardVisible }
  const bravos = actor || showsClassToVisitors ? rows : rows.map((row) => ({ ...row, classCode: '' }))
  return { bravos, isLeaderboardVisible }
}
