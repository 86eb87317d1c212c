/**
 * Every kind of game, the easiest first, as they are offered. But for the custom matching and the drop, it is the
 * segment of the game's path: `/games/memory/{id}`.
 */
export const gameKinds = [
  'exposed',
  'memory',
  'matching',
  'custom-matching',
  'listening',
  'numbers',
  'comprehension',
  'grammar',
  'word-search',
  'word-challenge',
  'course-aux-mots',
  'dictee-eclair',
  'drop',
] as const

export type GameKind = (typeof gameKinds)[number]

export function isGameKind(kind: string): kind is GameKind {
  return gameKinds.some((each) => each === kind)
}
