import { describeGame, describePage, SITE } from '../../content/descriptions.ts'
import { gameWords } from '../../content/games/game-words.ts'
import { type GameSeed, gameSeeds } from '../../content/games.ts'
import { gamesOn, wordsPageOf } from '../../content/games-on.ts'
import type { Grade } from '../../content/grades.ts'
import { linkGrade } from '../../content/grades.ts'
import { linkPath } from '../../content/link-path.ts'
import { isPageOfItsOwn, menuSeeds } from '../../content/menu.ts'
import { gameOf } from '../../content/page-games.ts'
import { pageSeeds } from '../../content/pages.ts'
import { type Page, pageOf, pages } from '../../content/routes.ts'
import { GAMES_FOLDER } from '../../content/word-paths.ts'
import type { MenuLink } from '../../domain/api/menu.ts'
import type { GameKind } from '../../domain/games/kinds.ts'
import { recordFilters } from '../../domain/games/record-filters.ts'
import { visibleRows } from '../../domain/menu-visibility.ts'
import type { PrerenderData } from '../../web/prerender-data.ts'

/** A page to prerender: where it is found, where its file lies, and what it is made of. */
export interface PublicPage {
  path: string
  file: string
  title: string
  description: string
  grade: Grade | null
  /** What it plays. */
  game: GameKind | null
  data: PrerenderData
}

/** What nobody has read from the API yet is older than anything that the API has. */
const NEVER = new Date(0).toISOString()

/** What a visitor may see of the menu: the rest is no business of a public file. */
const menu = visibleRows(
  menuSeeds(gameSeeds, pageSeeds).map((row, index) => ({ ...row, menuLinkID: index + 1, ID: index + 1 })),
  null,
  new Set(),
  wordsPageOf,
)

/** The first link of each group: a group without links is not shown. */
const firstLinks = menu.filter(
  ({ clientID, parentGroupID }, place) =>
    clientID !== '' &&
    menu.findIndex((row) => row.clientID !== '' && row.parentGroupID === parentGroupID) === place,
)

/**
 * The rows of the menu that a page shows before the browser has asked for all of them: the groups, with a link
 * each that holds them open, and what the page itself links to. The whole menu would be most of every page.
 */
function menuOf(page: Page | undefined): MenuLink[] {
  const inSight = new Set([
    ...menu.filter(({ clientID }) => clientID === ''),
    ...firstLinks,
    ...(page?.kind === 'vocabulary' ? gamesOn(page, menu) : []),
    ...(page?.kind === 'home' ? menu.filter(({ clientID, isNew }) => isNew || pageOf(clientID)) : []),
  ])
  return menu.filter((row) => inSight.has(row))
}

/** Every page that everyone may open, and every game record that the school starts with. */
export function publicPages(): PublicPage[] {
  return [...pages.filter(isPublic).map(publicPage), ...gamePages()]
}

/**
 * Pages that a pupil opens by themselves, though each sees their own there: painted before it is known who asks. No search engine
 * and no link is told of them.
 */
export function pupilPages(): PublicPage[] {
  return pages.filter(isPaintedFirst).map(publicPage)
}

/** Whether a page has a file of its own. */
export function isPrerendered(page: Page): boolean {
  return isPublic(page) || isPaintedFirst(page)
}

function isPaintedFirst({ kind }: Page): boolean {
  return kind === 'mission'
}

export function isPublic(page: Page): boolean {
  return (
    page.access === 'everyone' &&
    !page.path.includes('$') &&
    !lacksRecord(page) &&
    !isGuarded(ownRecord(page)?.wordsPage)
  )
}

/** A page that plays a record of its own cannot be shown without it. */
function lacksRecord(page: Page): boolean {
  return gameOf(page, null) !== null && ownRecord(page) === undefined
}

/** Whether a page is for some alone: then the site ships neither it nor a game that is made of its words. */
function isGuarded(wordsPage: string | null | undefined): boolean {
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

/** The records that have no page of their own. */
function gamePages(): PublicPage[] {
  return gameSeeds.flatMap((game) => {
    if (isGuarded(game.wordsPage)) return []
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
  description: SITE,
  grade: null,
  game: null,
  data: { menu: menuOf(undefined) },
}
