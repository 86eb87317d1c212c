/**
 * Page kinds that can count toward a Bravo and have the bonus. Three videos in a row count as one activity; a
 * word page counts when its words have been practised.
 */
const countingKinds: ReadonlySet<string> = new Set([
  'game',
  'canvas',
  'mission',
  'vocabulary',
  'videos',
  'stories',
])

export function canCount(pageKind: string): boolean {
  return countingKinds.has(pageKind)
}
