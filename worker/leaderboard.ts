import { type Actor, can } from '../domain/access.ts'
import type { LeaderboardRow } from '../domain/api/bravo.ts'
import type { Settings } from './db/settings.ts'

/**
 * What of the leaderboard `actor` may see. Where the school hides it, pupils see their own row alone;
 * visitors learn no class unless the school says so.
 */
export function visibleRows(
  rows: LeaderboardRow[],
  actor: Actor,
  { isLeaderboardVisible, showsClassToVisitors }: Settings,
): LeaderboardRow[] {
  const shown = isLeaderboardVisible ? rows : rows.filter(({ userID }) => can(actor, 'readRecord', userID))
  return actor || showsClassToVisitors ? shown : shown.map((row) => ({ ...row, classCode: '' }))
}
