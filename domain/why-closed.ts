import { blockingRow, type PlacedRow, pathFinder, type WordsPageOf } from './menu-visibility.ts'

/**
 * Tells the teacher in French why a row is closed to pupils who are not on its whitelist; null if it is open.
 */
export function whyClosedToPupils<Row extends PlacedRow>(
  rows: readonly Row[],
  wordsPageOf: WordsPageOf,
): (row: Row) => string | null {
  const pathOf = pathFinder(rows, wordsPageOf)
  return (row) => {
    const closing = blockingRow(pathOf(row), SOME_PUPIL, NO_WHITELIST)
    if (closing === null) return null
    const { displayName, isEnabled, isWhiteListEnabled } = closing
    if (closing.groupID !== row.groupID) {
      return `Les élèves ne peuvent pas l'ouvrir : « ${displayName} » est ${isEnabled ? 'réservé' : 'désactivé'}.`
    }
    return isEnabled && isWhiteListEnabled
      ? 'Réservée aux élèves de sa liste.'
      : "Les élèves ne peuvent pas l'ouvrir."
  }
}

const SOME_PUPIL = { id: 0, role: 'pupil' } as const
const NO_WHITELIST: ReadonlySet<string> = new Set()
