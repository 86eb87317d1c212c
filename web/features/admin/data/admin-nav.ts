import { adminGroups, adminPagesByKey } from '../../../../content/admin-pages.ts'

const all = [...adminPagesByKey.values()]

/** The groups of the teacher's pages, each with its own. */
export const adminNav = Object.entries(adminGroups).map(([id, name]) => ({
  id,
  name,
  pages: all.filter(({ group }) => group === id),
}))
