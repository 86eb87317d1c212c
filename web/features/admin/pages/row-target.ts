import { type Grade, gradeNames, linkGrade } from '../../../../content/grades.ts'
import { gradeOfGroup } from '../../../../content/menu-groups.ts'
import { MISSION_PAGE } from '../../../../content/missions.ts'
import { keyOfNewPage } from '../../../../content/new-page.ts'
import { ownPageOf } from '../../../../content/own-page.ts'
import { pages, sitePageOf } from '../../../../content/routes.ts'
import type { MenuLink, MenuTarget } from '../../../../domain/api/menu.ts'
import { type OwnKind, ownKinds } from '../../../../domain/own-kinds.ts'
import { frenchOrder } from '../../../lib/text/french-order.ts'
import { fullName, pathTo, type RowKind, rowsUnder } from './menu-place.ts'

/** What the menu has, and what its rows can lead to. */
export interface Menu {
  links: readonly MenuLink[]
  targets: readonly MenuTarget[]
}

interface Option {
  value: string
  name: string
}

const NOTHING_YET: Option = { value: '', name: 'Choisissez…' }

const kindNames: Readonly<Record<OwnKind, string>> = {
  vocabulary: 'Une nouvelle page de mots',
  music: 'Une nouvelle page de chansons',
  videos: 'Une nouvelle page de vidéos',
  stories: "Une nouvelle page d'histoires",
  resources: 'Une nouvelle page à lire (textes, liens)',
}

/** Whether a row leads to nothing that is there: pupils do not see it. */
export function leadsNowhere(link: MenuLink, targets: readonly MenuTarget[]): boolean {
  return link.clientID !== '' && !isSitePage(link.clientID) && !targetOf(link, targets)
}

/** What a row is now; null where that is still to be chosen. */
export function kindOf(link: MenuLink, { targets }: Menu): RowKind | null {
  if (link.clientID === '') return link.menuLinkID === 0 ? null : 'group'
  if (leadsNowhere(link, targets)) return null
  return (targetOf(link, targets)?.isBlank && ownPageOf(link.clientID)?.kind) || 'existing'
}

/** Why a row stays what it is, to be read below its choice; null where it can become something else. */
export function whyFixed(link: MenuLink, { links, targets }: Menu): string | null {
  if (link.clientID === '') {
    const isEmpty = link.menuLinkID === 0 || rowsUnder(links, link.groupID).length === 0
    return isEmpty ? null : 'Des lignes sont dessous : ce groupe reste un groupe.'
  }
  if (isSitePage(link.clientID)) return 'Cette page vient avec le site : sa ligne y mène toujours.'
  const target = targetOf(link, targets)
  return target && ownPageOf(link.clientID) && !target.isBlank
    ? 'Quelque chose est écrit sur cette page : sa ligne y mène toujours.'
    : null
}

/** What a row can be. */
export function choicesFor(link: MenuLink, menu: Menu): Option[] {
  const kind = kindOf(link, menu)
  const all = [
    { value: 'group', name: 'Un groupe de lignes' },
    ...ownKinds.map((kind) => ({ value: kind, name: kindNames[kind] })),
    ...(existingFor(link, menu).length > 0
      ? [{ value: 'existing', name: 'Une page ou un jeu qui existe déjà' }]
      : []),
    ...(link.menuLinkID === 0 && rowsElsewhere(link, menu).length > 0
      ? [{ value: 'moved', name: 'Une page ou un jeu du menu, à déplacer ici' }]
      : []),
  ]
  if (whyFixed(link, menu) !== null) return all.filter(({ value }) => value === kind)
  return kind === null ? [NOTHING_YET, ...all] : all
}

/** The pages and games to which no other row leads, by name; of a row that stays what it is, what it leads to. */
export function existingFor(link: MenuLink, menu: Menu): Option[] {
  const { links, targets } = menu
  const isFixed = whyFixed(link, menu) !== null
  const taken = new Set(links.filter((row) => row.groupID !== link.groupID).map(({ clientID }) => clientID))
  const found = [
    // The missions have seven rows, which none can take.
    ...pages.filter(({ clientID }) => isSitePage(clientID) && clientID !== MISSION_PAGE),
    ...targets.filter(({ isBlank, clientID }) => !isBlank || clientID !== link.clientID),
  ]
    .filter(({ clientID }) => (isFixed ? clientID === link.clientID : !taken.has(clientID)))
    .map(({ clientID, title }) => ({ value: clientID, name: withGrade(title, linkGrade(clientID)) }))
    .toSorted((one, other) => frenchOrder(one.name, other.name))
  return isFixed || found.length === 0 ? found : [NOTHING_YET, ...found]
}

/** The rows of other places that can be moved under the new row's group, by their key, each with its place. */
export function rowsElsewhere(link: MenuLink, { links }: Menu): Option[] {
  return links
    .filter(({ clientID, parentGroupID }) => clientID !== '' && parentGroupID !== link.parentGroupID)
    .map(({ clientID, groupID }) => ({ value: clientID, name: fullName(links, groupID) }))
    .toSorted((one, other) => frenchOrder(one.name, other.name))
}

/** The row that leads to a page or game now; a page has one row. */
export function rowOf(clientID: string, { links }: Menu): MenuLink | undefined {
  return links.find((row) => row.clientID !== '' && row.clientID === clientID)
}

/** The row as it leads to what was chosen. The key of a new page is made from the row's place and name. */
export function aimedRow(row: MenuLink, kind: RowKind | null, target: string, menu: Menu): MenuLink {
  if (kind === null) return row
  if (kind === 'group') return { ...row, clientID: '', externalIdentifier: null }
  if (kind === 'moved') return { ...(rowOf(target, menu) ?? row), parentGroupID: row.parentGroupID }
  if (kind !== 'existing') return { ...row, ...newPageFor(row, kind, menu) }
  const game = menu.targets.find(({ clientID }) => clientID === target)
  const isNewGame = row.menuLinkID === 0 && game?.externalIdentifier != null
  return {
    ...row,
    clientID: target,
    externalIdentifier: game?.externalIdentifier ?? null,
    // As where a game is published.
    ...(isNewGame && { isBravoEnabled: true, isBonusEnabled: true }),
  }
}

function newPageFor(row: MenuLink, kind: OwnKind, { links, targets }: Menu) {
  const grades = pathTo(links, row.parentGroupID).map(({ groupID }) => gradeOfGroup(groupID))
  const grade = grades.find((each) => each !== null) ?? null
  const own = ownPageOf(row.clientID)
  const isKept = own?.kind === kind && own.grade === grade
  // Its own, from a save whose answer was lost, is not taken.
  const mine = links.find(({ groupID }) => groupID === row.groupID)?.clientID
  const others = [...links, ...targets, ...pages].map(({ clientID }) => clientID)
  const taken = new Set(others.filter((clientID) => clientID !== mine))
  const clientID = isKept ? row.clientID : keyOfNewPage({ kind, grade, title: row.displayName }, taken)
  return { clientID, externalIdentifier: null }
}

function isSitePage(clientID: string): boolean {
  return sitePageOf(clientID)?.path.includes('$') === false
}

function targetOf(link: MenuLink, targets: readonly MenuTarget[]): MenuTarget | undefined {
  return targets.find(
    ({ clientID, externalIdentifier }) =>
      clientID === link.clientID && externalIdentifier === link.externalIdentifier,
  )
}

function withGrade(title: string, grade: Grade | null): string {
  return grade === null ? title : `${title} (${gradeNames[grade]})`
}
