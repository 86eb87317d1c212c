/** The kinds of page that can count towards a Bravo and have the bonus: what is played, videos (three in a row) and stories. */
const countingKinds: ReadonlySet<string> = new Set(['game', 'canvas', 'mission', 'videos', 'stories'])

export function canCount(pageKind: string): boolean {
  return countingKinds.has(pageKind)
}
