import type { RememberedWord } from '../../../../domain/api/words.ts'
import { addDays } from '../../../../domain/calendar.ts'
import { NEW_DAYS, stageOf } from '../../../../domain/learning/stage.ts'

/** A theme as a pupil knows it: their words by how far they are with each. */
export interface PupilTheme {
  page: string
  title: string
  known: RememberedWord[]
  /** Met, and not known or not any more: what to practise. */
  learning: RememberedWord[]
}

/** The themes of which a pupil has met words, in the order of their titles; what only games have is left out. */
export function pupilThemes(words: readonly RememberedWord[], day: string): PupilTheme[] {
  const newSince = addDays(day, -NEW_DAYS)
  const onPages = words.flatMap((word) => (word.page === null ? [] : [{ ...word, page: word.page }]))
  return [...Map.groupBy(onPages, ({ page }) => page)]
    .map(([page, its]) => {
      const isKnown = (word: RememberedWord) => stageOf(word, day, newSince) === 'known'
      return {
        page,
        title: its[0]?.theme ?? '',
        known: its.filter(isKnown),
        learning: its.filter((word) => !isKnown(word)),
      }
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'fr'))
}

/** The words to practise at home: those that were wrong most, of all themes. */
export function wordsForHome(themes: readonly PupilTheme[], most: number): RememberedWord[] {
  return themes
    .flatMap(({ learning }) => learning)
    .toSorted((one, other) => other.tries - other.right - (one.tries - one.right) || one.days - other.days)
    .slice(0, most)
}
