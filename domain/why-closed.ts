import { blockingRow, type PlacedRow, pathFinder, type WordsPageOf } from './menu-visibility.ts'

/** A French sentence for the teacher about why pupils (without its whitelist) cannot open a row. */
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
