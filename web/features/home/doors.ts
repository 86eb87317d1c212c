import { type Grade, grades, linkGrade } from '../../../content/grades.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'

export interface Door {
  grade: Grade
  /** False if everything behind the door is disabled. Only administrators see such a door. */
  isEnabled: boolean
}

/**
 * The grades that have pages of their own. Games on their words are elsewhere in the menu, and stay there even if the
 * teacher closes the grade.
 * @param links the rows visible to the current user
 */
export function doorsOf(links: readonly MenuLink[]): Door[] {
  return grades.flatMap((grade) => {
    const own = links.filter(
      ({ clientID, externalIdentifier }) => linkGrade(clientID) === grade && externalIdentifier === null,
    )
    return own.length === 0 ? [] : [{ grade, isEnabled: own.some(({ isEnabled }) => isEnabled) }]
  })
}
