import { type Grade, grades, linkGrade } from '../../../content/grades.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'

export interface Door {
  grade: Grade
  /** False where all behind it is disabled, which administrators alone see. */
  isEnabled: boolean
}

/**
 * The grades that have a page of their own: the games on their words hang elsewhere in the menu, and a grade that the
 * teacher has closed still has those.
 * @param links the rows that are shown to whoever looks
 */
export function doorsOf(links: readonly MenuLink[]): Door[] {
  return grades.flatMap((grade) => {
    const own = links.filter(
      ({ clientID, externalIdentifier }) => linkGrade(clientID) === grade && externalIdentifier === null,
    )
    return own.length === 0 ? [] : [{ grade, isEnabled: own.some(({ isEnabled }) => isEnabled) }]
  })
}
