import { type Grade, linkGrade } from '../../../content/grades.ts'
import { linkPath } from '../../../content/link-path.ts'
import type { Activity } from '../../../domain/api/activity.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'

/** The links that give a point this week still, those of the class's own grade first. */
export function openLinks(
  links: readonly MenuLink[],
  counted: readonly Pick<Activity, 'clientID'>[],
  grade: Grade | null,
): MenuLink[] {
  const done = new Set(counted.map(({ clientID }) => clientID))
  const open = links.filter(
    (link, index) =>
      link.isBravoEnabled &&
      !done.has(link.clientID) &&
      linkPath(link) !== null &&
      links.findIndex(({ clientID }) => clientID === link.clientID) === index,
  )
  const isOwn = ({ clientID }: MenuLink) => grade !== null && linkGrade(clientID) === grade
  return [...open.filter(isOwn), ...open.filter((link) => !isOwn(link))]
}

/** Where an activity was done; null where the menu does not lead there any more. */
export function activityPath(
  links: readonly MenuLink[],
  { clientID }: Pick<Activity, 'clientID'>,
): string | null {
  const link = links.find((each) => each.clientID === clientID)
  return link ? linkPath(link) : null
}
