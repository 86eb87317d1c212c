import { gradeNames, linkGrade } from '../../../../content/grades.ts'
import { linkCanCount } from '../../../../content/link-can-count.ts'
import { pageName } from '../../../../content/page-name.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { fold } from '../../../lib/text/fold.ts'
import { frenchOrder } from '../../../lib/text/french-order.ts'

interface BonusChoice {
  value: string
  name: string
  /** Name of the page's grade. */
  group: string
}

/**
 * Pages that can have the next bonus, sorted by grade and name: those whose names contain all words of `query`, and the
 * chosen one.
 */
export function bonusChoices(links: readonly MenuLink[], query: string, chosen: string): BonusChoice[] {
  const words = fold(query).split(/\s+/)
  return links
    .filter((link) => linkCanCount(link.clientID) && link.isBonusEnabled && link.isEnabled)
    .map((link) => ({ value: link.clientID, name: pageName(link), grade: linkGrade(link.clientID) }))
    .filter(({ value, name }) => value === chosen || words.every((word) => fold(name).includes(word)))
    .toSorted((one, other) => (one.grade ?? 0) - (other.grade ?? 0) || frenchOrder(one.name, other.name))
    .map(({ value, name, grade }) => ({
      value,
      name,
      group: grade === null ? 'Toutes les années' : gradeNames[grade],
    }))
}
