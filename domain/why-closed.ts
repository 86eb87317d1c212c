import { closingRow, type PlacedRow, pathsIn, type WordsPageOf } from './menu-visibility.ts'

/**
 * For the teacher, to whom everything is open: a sentence that says why pupils cannot open a row; null where they can. Whoever is on the list of a
 * reserved page can.
 */
export function whyClosedToPupils<Row extends PlacedRow>(
  rows: readonly Row[],
  wordsPageOf: WordsPageOf,
): (row: Row) => string | null {
  const pathOf = pathsIn(rows, wordsPageOf)
  return (row) => {
    const closing = closingRow(pathOf(row), SOME_PUPIL, NOBODYS_LIST)
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
const NOBODYS_LIST: ReadonlySet<string> = new Set()
