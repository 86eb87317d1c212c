import { describe, expect, it } from 'vitest'
import { gameKinds } from '../../domain/games/kinds.ts'
import { gameSeeds } from '../games.ts'
import { menuSeeds } from '../menu.ts'
import { pageSeeds } from '../pages.ts'
import { type Page, pages } from '../routes.ts'
import { gamesOnPage } from './games-on-page.ts'
import { linkKind } from './link-kind.ts'
import { linkPage } from './link-path.ts'

const links = menuSeeds(gameSeeds, pageSeeds)
const vocabulary = pages.filter(({ kind }) => kind === 'vocabulary')
const kindsOn = (page: Page) => gamesOnPage(page, links).flatMap(({ clientID }) => linkKind(clientID) ?? [])

describe('gamesOn', () => {
  it.each(vocabulary.map((page) => [page.path, page] as const))(
    'lists the easiest games first on %s',
    (_path, page) => {
      const places = kindsOn(page).map((kind) => gameKinds.indexOf(kind))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
    },
  )

  // The words of reference pages have no pictures, so these kinds have no records.
  const young = vocabulary.filter(
    ({ grade, path }) => (grade === 1 || grade === 3) && !path.endsWith('/reference'),
  )
  it.each(young.map((page) => [page.path, page] as const))(
    'includes memory, and pairs or multiple choice, on %s',
    (_path, page) => {
      const kinds = kindsOn(page)
      expect(kinds).toContain('memory')
      expect(kinds.includes('exposed') || kinds.includes('matching')).toBe(true)
    },
  )

  it("lists the games of the page's grade and theme", () => {
    const on = (path: string) => {
      const page = pages.find((each) => each.path === path)
      return page ? gamesOnPage(page, links).map(({ clientID }) => clientID) : []
    }
    expect(on('/grade1/vocabulary/numbers')).toEqual([
      'Page_Grade1_Games_Exposed_Numbers',
      'Page_Grade1_Games_Memory_Numbers',
      'Page_Grade1_Games_Matching_Numbers',
      'Page_Grade1_Games_Numbers',
      'Page_Games_MotQuiManque_Grade1_Numbers',
      'Page_Games_Phrases_Grade1_Numbers',
      'Page_Games_WordSearch_Grade1_Numbers',
      'Page_Games_WordChallenge_Grade1_Numbers',
      'Page_Games_DicteeEclair_Grade1_Numbers',
    ])
    expect(on('/grade4/vocabulary/party/food').every((key) => key.endsWith('_Grade4_Party_Food'))).toBe(true)
  })

  it('includes every game of a theme that has a page in its grade', () => {
    const reached = new Set(
      vocabulary.flatMap((page) => gamesOnPage(page, links)).map(({ clientID }) => clientID),
    )
    const missing = gameSeeds.filter(
      ({ clientID, wordsPage, kind }) =>
        wordsPage !== null &&
        !reached.has(clientID) &&
        ['memory', 'exposed', 'matching', 'listening', 'word-search'].includes(kind),
    )
    expect(missing.map(({ clientID }) => clientID)).toEqual([])
    expect([...reached].every((key) => linkPage(key)?.kind === 'game')).toBe(true)
  })
})
