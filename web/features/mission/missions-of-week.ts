import { missionPageOf, missionPages } from '../../../content/missions.ts'
import type { CompletionNews } from '../../lib/earning/use-round-reporting.ts'

/**
 * Number of missions that count this week, including the one just finished, unless it is held or refused.
 * @param date school day of the finished mission
 * @param counted pages that have counted this week; null until they have loaded
 */
export function missionsOfWeek(
  date: string,
  counted: ReadonlySet<string> | null,
  news: CompletionNews | null,
): number {
  const isUncounted = news?.status === 'held' || news?.status === 'refused'
  const finished = isUncounted ? null : missionPageOf(date)
  return missionPages.filter((page) => page === finished || counted?.has(page)).length
}
