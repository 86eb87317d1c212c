import { wordsPageOf } from '../../../../content/site/words-page-of.ts'
import type { RememberedWord, ShownWord } from '../../../../domain/api/words.ts'
import { addDays } from '../../../../domain/calendar.ts'
import { groupBy } from '../../../../domain/group-by.ts'
import { NEW_DAYS, stageOf } from '../../../../domain/learning/stage.ts'
import { type PlacedRow, visibleRows } from '../../../../domain/menu-visibility.ts'

/** A pupil's words of a theme. */
export interface PupilTheme {
  page: string
  title: string
  known: RememberedWord[]
  /** Words met that are not known, or no longer known. */
  learning: RememberedWord[]
}

/** Themes with words the pupil has met, sorted by title. Leaves out words that are only in games. */
export function pupilThemes(words: readonly RememberedWord[], day: string): PupilTheme[] {
  const newSince = addDays(day, -NEW_DAYS)
  const onPages = words.flatMap((word) => (word.page === null ? [] : [{ ...word, page: word.page }]))
  return [...groupBy(onPages, ({ page }) => page)]
    .map(([page, pageWords]) => {
      const isKnown = (word: RememberedWord) => stageOf(word, day, newSince) === 'known'
      return {
        page,
        title: pageWords[0]?.theme ?? '',
        known: pageWords.filter(isKnown),
        learning: pageWords.filter((word) => !isKnown(word)),
      }
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'fr'))
}

/**
 * Words to practise at home: first words still being learned, most errors first; then known words, earliest due
 * first; then `newWords` that the pupil has not met.
 */
export function wordsForHome(
  themes: readonly PupilTheme[],
  newWords: readonly ShownWord[],
  limit: number,
): ShownWord[] {
  const learning = themes
    .flatMap((theme) => theme.learning)
    .toSorted((one, other) => other.tries - other.right - (one.tries - one.right) || one.days - other.days)
  const known = themes
    .flatMap((theme) => theme.known)
    .toSorted((one, other) => (one.due ?? '').localeCompare(other.due ?? ''))
  const met = [...learning, ...known]
  const isNew = ({ word }: ShownWord) => !met.some((each) => each.word === word)
  return [...met, ...newWords.filter(isNew)].slice(0, limit)
}

/**
 * Splits words into those that parents can practise without an account, and others. Pages without a menu row
 * are open to everyone.
 */
export function splitForVisitors(
  words: readonly ShownWord[],
  rows: readonly PlacedRow[],
): Record<'open' | 'closed', ShownWord[]> {
  const openPages = new Set(visibleRows(rows, null, new Set(), wordsPageOf).map(({ clientID }) => clientID))
  const closedPages = new Set(rows.flatMap(({ clientID }) => (openPages.has(clientID) ? [] : [clientID])))
  const isOpen = ({ page }: ShownWord) => page !== null && !closedPages.has(page)
  return { open: words.filter(isOpen), closed: words.filter((word) => !isOpen(word)) }
}
