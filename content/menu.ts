import { canCount } from '../domain/can-count.ts'
import type { GameKind } from '../domain/games/kinds.ts'
import { games } from '../domain/games/registry.ts'
import { newMenuRow } from '../domain/new-menu-row.ts'
import { textHash } from '../domain/text-hash.ts'
import { adminPagesByKey } from './admin-pages.ts'
import type { GameSeed } from './games/game-seed.ts'
import { type Grade, gradeNames } from './grades.ts'
import { type GroupSeed, menuGroups, subgroupOfPage } from './menu-groups.ts'
import { iconOfPage, iconOfTheme, linkIcons } from './menu-icons.ts'
import { missionPages } from './missions.ts'
import type { PageSeed } from './pages/page-seed.ts'
import { type Page, pageOf, pages } from './routes.ts'
import { linkPage } from './site/link-path.ts'
import { picturePath } from './words/media-path.ts'

/** A shipped menu row. Siblings are in list order. */
export interface MenuSeed {
  clientID: string
  groupID: number
  parentGroupID: number
  displayName: string
  /** Path under the media base. */
  icon: string
  isEnabled: boolean
  isBravoEnabled: boolean
  isNew: boolean
  isBonusEnabled: boolean
  isAuthRequired: boolean
  isAdminRequired: boolean
  isWhiteListEnabled: boolean
  externalIdentifier: string | null
}

/**
 * The menu of a new school: groups, and links to all pages and to game records without their own page. Pages without
 * content are disabled.
 */
export function menuSeeds(games: readonly GameSeed[], written: readonly PageSeed[]): MenuSeed[] {
  const withContent = new Set([...written, ...games].map(({ clientID }) => clientID))
  return [
    ...menuGroups.map(groupRow),
    ...pages.filter(isOnePage).flatMap((page) => pageRows(page, withContent.has(page.clientID))),
    ...games
      .filter(({ clientID }) => !isPageOfItsOwn(clientID))
      .toSorted((one, other) => one.grade - other.grade)
      .map((game) => ({ ...gameLink(game), groupID: linkNumber(game.clientID) })),
  ]
}

/** The data of a game's link. */
interface LinkedGame extends Pick<GameSeed, 'clientID' | 'id' | 'title'> {
  grade: Grade | null
}

/** Names of all menu pictures. */
export const menuIcons: readonly string[] = [...menuGroups, ...Object.values(games).map(({ look }) => look)]
  .map(({ icon }) => icon)
  .concat(linkIcons)

/** Kinds of pages that need no written content. */
const madeBySite: ReadonlySet<Page['kind']> = new Set([
  'home',
  'leaderboard',
  'profile',
  'mission',
  'garden',
  'admin',
  'multiplayer',
])

const { menuLinkID: _row, ID: _former, ...plain } = newMenuRow(0)

function groupRow({ groupID, parentGroupID, displayName, icon, access }: GroupSeed): MenuSeed {
  return {
    ...plain,
    clientID: '',
    groupID,
    parentGroupID,
    displayName,
    icon: picturePath(icon),
    isAuthRequired: access === 'user',
    isAdminRequired: access === 'admin',
  }
}

/** The rows of a page; the missions page has one for each weekday. */
function pageRows(page: Page, hasContent: boolean): MenuSeed[] {
  return page.kind === 'mission'
    ? missionPages.map((clientID, day) =>
        pageRow({ ...page, clientID, title: `Ma mission du ${WEEKDAYS[day]}` }, hasContent),
      )
    : [pageRow(page, hasContent)]
}

const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']

function pageRow(page: Page, hasContent: boolean): MenuSeed {
  return {
    ...plain,
    clientID: page.clientID,
    groupID: linkNumber(page.clientID),
    parentGroupID: subgroupOfPage(page),
    displayName: adminPagesByKey.get(page.clientID)?.title ?? page.title,
    icon: picturePath(iconOfPage(page)),
    isEnabled: hasContent || madeBySite.has(page.kind),
    isBravoEnabled: canCount(page.kind),
    isBonusEnabled: page.kind === 'game',
    isAuthRequired: page.access === 'user',
    isAdminRequired: page.access === 'admin',
    isWhiteListEnabled: page.access === 'whitelist',
  }
}

/** The menu link of a game record. */
export function gameLink({ clientID, id, title, grade }: LinkedGame): Omit<MenuSeed, 'groupID'> {
  const { page, game } = routeOf(clientID)
  const theme = clientID.split('_').at(-1) ?? ''
  return {
    ...plain,
    clientID,
    parentGroupID: games[game].group,
    displayName: nameInMenu(title, grade),
    icon: picturePath(iconOfTheme(theme) ?? iconOfPage(page)),
    isBravoEnabled: true,
    isBonusEnabled: true,
    externalIdentifier: id,
  }
}

/** The name of a game's menu row. */
export function nameInMenu(title: string, grade: Grade | null): string {
  return grade === null ? title : `${title} (${gradeNames[grade]})`
}

/** True if the key belongs to a page with a single record, which uses the page's link. */
export function isPageOfItsOwn(clientID: string): boolean {
  const page = pageOf(clientID)
  return page !== undefined && isOnePage(page)
}

/** True for a single page, false for a route of many records. */
function isOnePage({ path }: Page): boolean {
  return !path.includes('$id')
}

function routeOf(clientID: string): { page: Page; game: GameKind } {
  const page = linkPage(clientID)
  if (!page?.game) throw new Error(`No route plays the game ${clientID}.`)
  return { page, game: page.game }
}

/** A link's number, derived from its key and higher than all group numbers. */
function linkNumber(clientID: string): number {
  return 10_000 + (textHash(clientID) % 1_000_000_000)
}
