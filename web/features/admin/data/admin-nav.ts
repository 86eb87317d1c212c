import { type AdminGroup, adminGroups, adminPages } from '../../../../content/admin-pages.ts'
import { clientIDOf } from '../../../../content/page-key.ts'
import { sitePageOf } from '../../../../content/routes.ts'

/** A page of the teacher's side, as its navigation names it. */
export interface AdminNavPage {
  clientID: string
  path: string
  title: string
  group: AdminGroup
  help: string
}

const all: readonly AdminNavPage[] = Object.entries(adminPages).flatMap(([name, about]) => {
  const page = sitePageOf(clientIDOf(`/admin/${name}`))
  return page ? [{ ...about, clientID: page.clientID, path: page.path, title: page.title }] : []
})

/** The groups of the teacher's pages, each with its own. */
export const adminNav = Object.entries(adminGroups).map(([id, name]) => ({
  id,
  name,
  pages: all.filter(({ group }) => group === id),
}))

/** What is done on a page; nothing of one that is not the teacher's. */
export function helpOf(clientID: string | undefined): string {
  return all.find((page) => page.clientID === clientID)?.help ?? ''
}
