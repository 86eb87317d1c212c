/**
 * Page kinds that can count toward a Bravo and carry the bonus. Videos count three in a row, a word page
 * by practising its words.
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
