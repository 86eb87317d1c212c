import { adminGroups, adminPagesByKey } from '../../../../content/admin-pages.ts'

interface NavLink {
  name: string
  path: string
}

const allPages = [...adminPagesByKey.values()]

/** The entries of the teachers' header with their pages. An entry links to its first page. */
export const adminNav = Object.entries(adminGroups).map(([id, name]) => {
  const pages = allPages.filter(({ group }) => group === id)
  return { id, name, path: pages[0]?.path ?? '/', pages }
})

type AdminEntry = (typeof adminNav)[number]

/** The header entry that an administrators' page belongs to. */
export function entryOf(clientID: string): AdminEntry | undefined {
  const group = adminPagesByKey.get(clientID)?.group
  return adminNav.find(({ id }) => id === group)
}

/** The links below an entry. Pages that share a part have one link, to the first of them. */
export function secondLevel({ id, pages }: AdminEntry): NavLink[] {
  const links = pages
    .filter(({ part }, place) => !part || pages.findIndex((each) => each.part === part) === place)
    .map(({ part, title, path }) => ({ name: part ?? title, path }))
  return id === 'school' ? [...links, { name: 'Mon compte', path: '/profile' }] : links
}

/** Links to all pages of the part that a page belongs to. Empty if it belongs to no part. */
export function thirdLevel(clientID: string): NavLink[] {
  const part = adminPagesByKey.get(clientID)?.part
  return allPages
    .filter((page) => part && page.part === part)
    .map(({ title, path }) => ({ name: title, path }))
}
