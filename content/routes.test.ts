import { describe, expect, it } from 'vitest'
import { gameKinds } from '../domain/games/kinds.ts'
import { adminPages } from './admin-pages.ts'
import { pageOf, pages } from './routes.ts'
import { clientIDOf } from './site/page-key.ts'

describe('pages', () => {
  it('have unique keys and paths', () => {
    expect(new Set(pages.map((page) => page.clientID)).size).toBe(pages.length)
    expect(new Set(pages.map((page) => page.path)).size).toBe(pages.length)
  })

  it('include at least the specified pages', () => {
    const count = (start: string) => pages.filter((page) => page.path.startsWith(start)).length
    const words = (grade: number) => count(`/grade${grade}/vocabulary/`)
    const found = {
      grade1Words: words(1),
      grade3Words: words(3),
      grade4Words: words(4),
      grade5Words: words(5),
      grade6Words: words(6),
      grade1Games: count('/grade1/games/'),
      grade3Games: count('/grade3/games/'),
      games: count('/games/') - count('/games/canvas/'),
      canvas: count('/games/canvas/'),
      admin: count('/admin/'),
    }
    const specified: typeof found = {
      grade1Words: 6,
      grade3Words: 9,
      grade4Words: 29,
      grade5Words: 21,
      grade6Words: 15,
      grade1Games: 6 + 2 + 3 * 5,
      grade3Games: 3 * 6,
      // One for each kind except two, plus those for colours and numbers.
      games: gameKinds.length,
      canvas: 9,
      admin: Object.keys(adminPages).length,
    }
    const missing = Object.entries(specified).filter(
      ([what, number]) => !(Reflect.get(found, what) >= number),
    )
    expect(missing, JSON.stringify(found)).toEqual([])
  })

  it.each([
    ['/', 'Page_Home'],
    ['/grade4/vocabulary/party/food', 'Page_Grade4_Vocabulary_Party_Food'],
    ['/games/word-search/$id', 'Page_Games_WordSearch'],
    ['/grade1/games/memory/pets/$id', 'Page_Grade1_Games_Memory_Pets'],
    ['/admin/bonus-history', 'Page_Admin_BonusHistory'],
  ])('give %s the key %s', (path, clientID) => {
    expect(clientIDOf(path)).toBe(clientID)
    expect(pageOf(clientID)?.path).toBe(path)
  })

  it('are restricted if they require a sign-in, an administrator or the whitelist', () => {
    expect(pages.filter((page) => page.access === 'whitelist').map((page) => page.path)).toEqual([
      '/grade5/vocabulary/cafe',
    ])
    expect(pages.filter((page) => page.kind === 'admin').every((page) => page.access === 'admin')).toBe(true)
    expect(pages.filter((page) => page.kind === 'canvas').every((page) => page.access === 'user')).toBe(true)
    expect(pageOf('Page_Profile')?.access).toBe('user')
  })
})
