import type { Bravo } from '../../../domain/api/bravo.ts'
import type { SchoolMonth } from '../../../domain/school-months.ts'

/** The months that a week has days in so far: one or two. */
export function monthsOfWeek(first: SchoolMonth, now: SchoolMonth): SchoolMonth[] {
  return first.month === now.month ? [now] : [first, now]
}

/** How many were given for multi-player games since `start`, the week's first instant. */
export function countThisWeek(bravos: readonly Bravo[], start: Date): number {
  return bravos.filter(
    ({ source, dateCreated }) => source === 'multiplayer' && new Date(dateCreated) >= start,
  ).length
}
