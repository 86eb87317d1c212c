import { expect, it } from 'vitest'
import { adminNav, entryOf, secondLevel, thirdLevel } from './admin-nav.ts'

it('has five entries, each linking to its first page', () => {
  expect(adminNav.map(({ name, path }) => [name, path])).toEqual([
    ["Aujourd'hui", '/admin/start'],
    ['Classe', '/admin/useraccounts'],
    ['Leçons', '/admin/lessons'],
    ['Contenu', '/admin/pages'],
    ['École', '/admin/settings'],
  ])
})

it('links to every page from the second level, directly or through its part', () => {
  for (const { pages, ...entry } of adminNav)
    for (const { path, part } of pages) {
      const names = secondLevel({ ...entry, pages }).map((link) => (part ? link.name : link.path))
      expect(names).toContain(part ?? path)
    }
})

it('groups five pages in the part "Suivi"', () => {
  expect(thirdLevel('Page_Admin_Traces').map(({ path }) => path)).toEqual([
    '/admin/dashboard',
    '/admin/useractivity',
    '/admin/activities',
    '/admin/traces',
    '/admin/bravos',
  ])
  expect(thirdLevel('Page_Admin_Week')).toEqual([])
  expect(entryOf('Page_Admin_Traces')?.name).toBe('Classe')
})
