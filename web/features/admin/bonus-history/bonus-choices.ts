import { gradeNames, linkGrade } from '../../../../content/grades.ts'
import { linkCanCount } from '../../../../content/site/link-can-count.ts'
import { pageName } from '../../../../content/site/page-name.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { frenchOrder } from '../../../../domain/french-order.ts'
import { normalizeForSearch } from '../../../lib/text/normalize-for-search.ts'

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
  const words = normalizeForSearch(query).split(/\s+/)
  return links
    .filter((link) => linkCanCount(link.clientID) && link.isBonusEnabled && link.isEnabled)
    .map((link) => ({ value: link.clientID, name: pageName(link), grade: linkGrade(link.clientID) }))
    .filter(
      ({ value, name }) => value === chosen || words.every((word) => normalizeForSearch(name).includes(word)),
    )
    .toSorted((one, other) => (one.grade ?? 0) - (other.grade ?? 0) || frenchOrder(one.name, other.name))
    .map(({ value, name, grade }) => ({
      value,
      name,
      group: grade === null ? 'Toutes les années' : gradeNames[grade],
    }))
}
