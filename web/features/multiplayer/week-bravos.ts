import type { Bravo } from '../../../domain/api/bravo.ts'
import type { SchoolMonth } from '../../../domain/school-months.ts'

/** The one or two months that the week spans so far. */
export function monthsOfWeek(first: SchoolMonth, now: SchoolMonth): SchoolMonth[] {
  return first.month === now.month ? [now] : [first, now]
}

/** Number of Bravos from multiplayer games since `start`, the week's first instant. */
export function countThisWeek(bravos: readonly Bravo[], start: Date): number {
  return bravos.filter(
    ({ source, dateCreated }) => source === 'multiplayer' && new Date(dateCreated) >= start,
  ).length
}
