import { canCount } from '../domain/can-count.ts'
import type { GameKind } from '../domain/games/kinds.ts'
import { games } from '../domain/games/registry.ts'
import { newMenuRow } from '../domain/new-menu-row.ts'
import { textHash } from '../domain/text-hash.ts'
import { adminPagesByKey } from './admin-pages.ts'
import type { GameSeed } from './games/game-seed.ts'
import { type Grade, gradeNames } from './grades.ts'
import { linkPage } from './link-path.ts'
import { type GroupSeed, groups, subgroupOfPage } from './menu-groups.ts'
import { iconOfPage, iconOfTheme, linkIcons } from './menu-icons.ts'
import { missionPages } from './missions.ts'
import type { PageSeed } from './pages/page-seed.ts'
import { type Page, pageOf, pages } from './routes.ts'
import { picturePath } from './words/media-path.ts'

/** A row of the menu that the school starts with; its place among its siblings is that in the list. */
export interface MenuSeed {
  clientID: string
  groupID: number
  parentGroupID: number
  displayName: string
  /** A path under the media base. */
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
 * The menu of a new school: the groups, a link for every page and one for every game's record that has no
 * page of its own. A page without content is disabled until it has some.
 */
export function menuSeeds(games: readonly GameSeed[], written: readonly PageSeed[]): MenuSeed[] {
  const withContent = new Set([...written, ...games].map(({ clientID }) => clientID))
  return [
    ...groups.map(groupRow),
    ...pages.filter(isOnePage).flatMap((page) => pageRows(page, withContent.has(page.clientID))),
    ...games
      .filter(({ clientID }) => !isPageOfItsOwn(clientID))
      .toSorted((one, other) => one.grade - other.grade)
      .map(gameRow),
  ]
}

/** A game as its link names it. */
interface LinkedGame extends Pick<GameSeed, 'clientID' | 'id' | 'title'> {
  grade: Grade | null
}

/** Every picture of the menu, by name. */
export const menuIcons: readonly string[] = [...groups, ...Object.values(games).map(({ look }) => look)]
  .map(({ icon }) => icon)
  .concat(linkIcons)

/** The pages that are there without anybody writing them. */
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

/** The page of the missions has a row for each day of the week. */
function pageRows(page: Page, hasContent: boolean): MenuSeed[] {
  return page.kind === 'mission'
    ? missionPages.map((clientID, day) => pageRow({ ...page, clientID, title: missionName(day) }, hasContent))
    : [pageRow(page, hasContent)]
}

function missionName(day: number): string {
  return `Ma mission du ${WEEKDAYS[day]}`
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

function gameRow(game: GameSeed): MenuSeed {
  return { ...gameLink(game), groupID: linkNumber(game.clientID) }
}

/** The link to a game's record by which pupils find it, and earn Bravos. */
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

/** What the row of a game on a title is called. */
export function nameInMenu(title: string, grade: Grade | null): string {
  return grade === null ? title : `${title} (${gradeNames[grade]})`
}

/** Whether the key is that of a page of its own: a record with such a key has the page's link. */
export function isPageOfItsOwn(clientID: string): boolean {
  const page = pageOf(clientID)
  return page !== undefined && isOnePage(page)
}

/** A page of its own, not a route that plays any record. */
function isOnePage({ path }: Page): boolean {
  return !path.includes('$id')
}

function routeOf(clientID: string): { page: Page; game: GameKind } {
  const page = linkPage(clientID)
  if (!page?.game) throw new Error(`No route plays the game ${clientID}.`)
  return { page, game: page.game }
}

/** A link's number: the same for a key whatever else the menu has, above those of the groups. */
function linkNumber(clientID: string): number {
  return 10_000 + (textHash(clientID) % 1_000_000_000)
}
