import { type Grade, linkGrade } from '../../../content/grades.ts'
import { linkPath } from '../../../content/site/link-path.ts'
import type { Activity } from '../../../domain/api/activity.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'

/** The links that can still give a point this week, those of the pupil's grade first. */
export function uncountedLinks(
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

/** The path of an activity's page, or null if it is no longer in the menu. */
export function activityPath(
  links: readonly MenuLink[],
  { clientID }: Pick<Activity, 'clientID'>,
): string | null {
  const link = links.find((each) => each.clientID === clientID)
  return link ? linkPath(link) : null
}
