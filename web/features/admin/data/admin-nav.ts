import { adminGroups, adminPagesByKey } from '../../../../content/admin-pages.ts'
import { type Actor, canForSomeRecord } from '../../../../domain/access.ts'

interface NavLink {
  name: string
  path: string
}

/**
 * The entries of the teachers' header with the pages that the user may open. An entry links to its first
 * page; one without pages is left out.
 */
export function adminNav(actor: Actor) {
  const allowed = [...adminPagesByKey.values()].filter(({ needs }) => canForSomeRecord(actor, needs))
  return Object.entries(adminGroups).flatMap(([id, name]) => {
    const pages = allowed.filter(({ group }) => group === id)
    return pages[0] ? [{ id, name, path: pages[0].path, pages }] : []
  })
}

type AdminEntry = ReturnType<typeof adminNav>[number]

/** The header entry that an administrators' page belongs to. */
export function entryOf(actor: Actor, clientID: string): AdminEntry | undefined {
  const group = adminPagesByKey.get(clientID)?.group
  return adminNav(actor).find(({ id }) => id === group)
}

/** The links below an entry. Pages that share a part have one link, to the first of them. */
export function secondLevelLinks({ id, pages }: AdminEntry): NavLink[] {
  const links = pages
    .filter(({ part }, place) => !part || pages.findIndex((each) => each.part === part) === place)
    .map(({ part, title, path }) => ({ name: part ?? title, path }))
  return id === 'school' ? [...links, { name: 'Mon compte', path: '/profile' }] : links
}

/** Links to the pages of the part that a page belongs to. Empty if it belongs to no part. */
export function thirdLevelLinks({ pages }: AdminEntry, clientID: string): NavLink[] {
  const part = adminPagesByKey.get(clientID)?.part
  return pages.filter((page) => part && page.part === part).map(({ title, path }) => ({ name: title, path }))
}
