import { gameWords } from '../../content/games/game-words.ts'
import { type GameSeed, gameSeeds } from '../../content/games.ts'
import type { Grade } from '../../content/grades.ts'
import { linkGrade } from '../../content/grades.ts'
import { isPageOfItsOwn, menuSeeds } from '../../content/menu.ts'
import { pageSeeds } from '../../content/pages.ts'
import { type Page, pageOf, pages } from '../../content/routes.ts'
import { gamesOnPage } from '../../content/site/games-on-page.ts'
import { linkPath } from '../../content/site/link-path.ts'
import { describeGame, describePage, SITE_DESCRIPTION } from '../../content/site/page-description.ts'
import { gameOf } from '../../content/site/page-game.ts'
import { linksToPractise } from '../../content/site/practised-links.ts'
import { GAMES_FOLDER } from '../../content/site/word-paths.ts'
import { wordsPageOf } from '../../content/site/words-page-of.ts'
import type { MenuLink } from '../../domain/api/menu.ts'
import type { GameKind } from '../../domain/games/kinds.ts'
import { recordFilters } from '../../domain/games/record-filters.ts'
import { visibleRows } from '../../domain/menu-visibility.ts'
import type { PrerenderData } from '../../web/app/prerender-data.ts'
import { gradeShelves } from '../../web/features/home/grade-shelves.ts'

/** A page to prerender, with its path, its file and its data. */
export interface PublicPage {
  path: string
  file: string
  title: string
  description: string
  grade: Grade | null
  /** The kind of game on the page. */
  game: GameKind | null
  data: PrerenderData
}

/** Timestamp of prerendered records: older than any record of the API. */
const NEVER = new Date(0).toISOString()

/** The menu rows that a visitor may see, in API order; another order would shift links after hydration. */
const menu = visibleRows(
  menuSeeds(gameSeeds, pageSeeds)
    .map((row, index) => ({ ...row, menuLinkID: index + 1, ID: index + 1 }))
    .toSorted((one, other) => one.parentGroupID - other.parentGroupID),
  null,
  new Set(),
  wordsPageOf,
)

/** The first link of each group, since a group without links is not shown. */
const firstLinks = menu.filter(
  ({ clientID, parentGroupID }, place) =>
    clientID !== '' &&
    menu.findIndex((row) => row.clientID !== '' && row.parentGroupID === parentGroupID) === place,
)

/**
 * The menu rows in a prerendered page: all groups, one link of each group, and the links that the page itself
 * shows. The whole menu would make up most of the page's size; the browser fetches it later.
 */
function menuOf(page: Page | undefined): MenuLink[] {
  const included = new Set([
    ...menu.filter(({ clientID }) => clientID === ''),
    ...firstLinks,
    ...(page?.kind === 'vocabulary' ? gamesOnPage(page, menu) : []),
    ...(page?.kind === 'home' ? menu.filter(({ clientID, isNew }) => isNew || pageOf(clientID)) : []),
    ...(page?.kind === 'home' && page.grade
      ? gradeShelves(page.grade, menu, page).flatMap(({ links, practised }) => [
          ...links,
          ...linksToPractise(practised),
        ])
      : []),
  ])
  return menu.filter((row) => included.has(row))
}

/** All pages that everyone may open, including the pages of shipped game records. */
export function publicPages(): PublicPage[] {
  return [...pages.filter(isPublic).map(publicPage), ...gamePages()]
}

/**
 * Pages with personal content that are prerendered nevertheless, for a fast first paint. They are not in the
 * sitemap and have no link preview.
 */
export function pupilPages(): PublicPage[] {
  return pages.filter(isPupilPage).map(publicPage)
}

/** True if a page has its own file. */
export function isPrerendered(page: Page): boolean {
  return isPublic(page) || isPupilPage(page)
}

function isPupilPage({ kind }: Page): boolean {
  return kind === 'mission' || kind === 'garden'
}

export function isPublic(page: Page): boolean {
  return (
    page.access === 'everyone' &&
    !page.path.includes('$') &&
    !lacksRecord(page) &&
    !isRestricted(ownRecord(page)?.wordsPage)
  )
}

/** True if the page is a game whose record is not shipped. */
function lacksRecord(page: Page): boolean {
  return gameOf(page, null) !== null && ownRecord(page) === undefined
}

/** True if a word page is restricted: then neither it nor the games made from its words are shipped. */
function isRestricted(wordsPage: string | null | undefined): boolean {
  const access = pageOf(wordsPage ?? '')?.access
  return access === 'whitelist' || access === 'admin'
}

function ownRecord({ clientID }: Page): GameSeed | undefined {
  return gameSeeds.find((each) => each.clientID === clientID)
}

function publicPage(page: Page): PublicPage {
  const { path, clientID, title, grade } = page
  const game = ownRecord(page)
  if (game) return gamePage(game, path, path)
  const seed = pageSeeds.find((each) => each.clientID === clientID)
  return {
    path,
    file: path === '/' ? '/index' : path,
    title,
    description: describePage(page, seed),
    grade,
    game: gameOf(page, null)?.kind ?? null,
    data: { menu: menuOf(page), page: { clientID, record: seed ? { ...seed, updated: NEVER } : null } },
  }
}

/** The pages of game records that have no page in the registry. */
function gamePages(): PublicPage[] {
  return gameSeeds.flatMap((game) => {
    if (isRestricted(game.wordsPage)) return []
    const path = linkPath({ clientID: game.clientID, externalIdentifier: game.id })
    return path === null || isPageOfItsOwn(game.clientID) ? [] : gamePage(game, path, GAMES_FOLDER + path)
  })
}

function gamePage(game: GameSeed, path: string, file: string): PublicPage {
  const { id, clientID, kind, description, instructions, data } = game
  const wordsPage = pageOf(game.wordsPage ?? '')?.access === 'everyone' ? game.wordsPage : null
  const grade = linkGrade(clientID)
  return {
    path,
    file,
    title: description,
    description: describeGame(instructions, gameWords(kind, data), grade),
    grade,
    game: kind,
    data: {
      menu: menuOf(undefined),
      game: {
        id,
        record: { clientID, description, instructions, data, wordsPage, filters: recordFilters(kind, data) },
      },
    },
  }
}

/** The page of a path that does not exist. */
export const notFoundPage: PublicPage = {
  path: '/404',
  file: '/404',
  title: "Cette page n'existe pas",
  description: SITE_DESCRIPTION,
  grade: null,
  game: null,
  data: { menu: menuOf(undefined) },
}
