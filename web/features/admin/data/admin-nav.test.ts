import { expect, it } from 'vitest'
import { adminNav, entryOf, secondLevelLinks, thirdLevelLinks } from './admin-nav.ts'

const madame = { id: 1, role: 'admin' } as const

it('has five entries that link to their first pages', () => {
  expect(adminNav(madame).map(({ name, path }) => [name, path])).toEqual([
    ["Aujourd'hui", '/admin/start'],
    ['Classe', '/admin/useraccounts'],
    ['Leçons', '/admin/lessons'],
    ['Contenu', '/admin/pages'],
    ['École', '/admin/settings'],
  ])
})

it('has a second-level link to every page, or to the part that contains the page', () => {
  for (const { pages, ...entry } of adminNav(madame))
    for (const { path, part } of pages) {
      const names = secondLevelLinks({ ...entry, pages }).map((link) => (part ? link.name : link.path))
      expect(names).toContain(part ?? path)
    }
})

it('groups five pages in the part "Suivi"', () => {
  const ofClass = entryOf(madame, 'Page_Admin_Traces')
  expect(ofClass && thirdLevelLinks(ofClass, 'Page_Admin_Traces').map(({ path }) => path)).toEqual([
    '/admin/dashboard',
    '/admin/useractivity',
    '/admin/activities',
    '/admin/traces',
    '/admin/bravos',
  ])
  expect(ofClass && thirdLevelLinks(ofClass, 'Page_Admin_Week')).toEqual([])
  expect(ofClass?.name).toBe('Classe')
})

it('shows a colleague only the pages of her classes and content', () => {
  const paul = { ...madame, scope: { classCodes: ['4-1'], content: ['games' as const] } }
  expect(adminNav(paul).map(({ name, path }) => [name, path])).toEqual([
    ["Aujourd'hui", '/admin/start'],
    ['Classe', '/admin/week'],
    ['Leçons', '/admin/lessons'],
    ['Contenu', '/admin/games'],
    ['École', '/admin/help'],
  ])
})
