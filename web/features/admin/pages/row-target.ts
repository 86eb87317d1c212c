import { type Grade, gradeNames, linkGrade } from '../../../../content/grades.ts'
import { gradeOfGroup } from '../../../../content/menu-groups.ts'
import { MISSION_PAGE } from '../../../../content/missions.ts'
import { pages, sitePageOf } from '../../../../content/routes.ts'
import { keyOfNewPage } from '../../../../content/site/new-page-key.ts'
import { ownPageOf } from '../../../../content/site/own-page.ts'
import type { MenuLink, MenuTarget } from '../../../../domain/api/menu.ts'
import { frenchOrder } from '../../../../domain/french-order.ts'
import { type OwnKind, ownKinds } from '../../../../domain/own-kinds.ts'
import { editedRow, fullName, type LinkEdit, pathTo, type RowKind, rowsUnder } from './menu-place.ts'

/** The rows of the menu, and what they can lead to besides the site's own pages. */
export interface Menu {
  links: readonly MenuLink[]
  targets: readonly MenuTarget[]
}

interface Option {
  value: string
  name: string
}

const NO_CHOICE: Option = { value: '', name: 'Choisissez…' }

const kindNames: Readonly<Record<OwnKind, string>> = {
  vocabulary: 'Une nouvelle page de mots',
  music: 'Une nouvelle page de chansons',
  videos: 'Une nouvelle page de vidéos',
  stories: "Une nouvelle page d'histoires",
  resources: 'Une nouvelle page à lire (textes, liens)',
}

/** True if a row's target does not exist. Pupils do not see such a row. */
export function leadsNowhere(link: MenuLink, targets: readonly MenuTarget[]): boolean {
  return link.clientID !== '' && !isSitePage(link.clientID) && !targetOf(link, targets)
}

/** The current kind of a row. Null if it has yet to be chosen. */
export function rowKindOf(link: MenuLink, { targets }: Menu): RowKind | null {
  if (link.clientID === '') return link.menuLinkID === 0 ? null : 'group'
  if (leadsNowhere(link, targets)) return null
  return (targetOf(link, targets)?.isBlank && ownPageOf(link.clientID)?.kind) || 'existing'
}

/** Explains in French why a row's kind cannot be changed. Null if it can. */
export function whyKindIsFixed(link: MenuLink, { links, targets }: Menu): string | null {
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

export function kindOptions(link: MenuLink, menu: Menu): Option[] {
  const kind = rowKindOf(link, menu)
  const all = [
    { value: 'group', name: 'Un groupe de lignes' },
    ...ownKinds.map((kind) => ({ value: kind, name: kindNames[kind] })),
    ...(targetOptions(link, menu).length > 0
      ? [{ value: 'existing', name: 'Une page ou un jeu qui existe déjà' }]
      : []),
    ...(link.menuLinkID === 0 && movableRowOptions(link, menu).length > 0
      ? [{ value: 'moved', name: 'Une page ou un jeu du menu, à déplacer ici' }]
      : []),
  ]
  if (whyKindIsFixed(link, menu) !== null) return all.filter(({ value }) => value === kind)
  return kind === null ? [NO_CHOICE, ...all] : all
}

/**
 * Options for the pages and games that no other row leads to, by name. For a row of a fixed kind, only its
 * own target.
 */
export function targetOptions(link: MenuLink, menu: Menu): Option[] {
  const { links, targets } = menu
  const isFixed = whyKindIsFixed(link, menu) !== null
  const taken = new Set(links.filter((row) => row.groupID !== link.groupID).map(({ clientID }) => clientID))
  const found = [
    // The missions have seven fixed rows.
    ...pages.filter(({ clientID }) => isSitePage(clientID) && clientID !== MISSION_PAGE),
    ...targets.filter(({ isBlank, clientID }) => !isBlank || clientID !== link.clientID),
  ]
    .filter(({ clientID }) => (isFixed ? clientID === link.clientID : !taken.has(clientID)))
    .map(({ clientID, title }) => ({ value: clientID, name: withGrade(title, linkGrade(clientID)) }))
    .toSorted((one, other) => frenchOrder(one.name, other.name))
  return isFixed || found.length === 0 ? found : [NO_CHOICE, ...found]
}

/** Options for rows elsewhere in the menu that can be moved to the new row's group, with their full names. */
export function movableRowOptions(link: MenuLink, { links }: Menu): Option[] {
  return links
    .filter(({ clientID, parentGroupID }) => clientID !== '' && parentGroupID !== link.parentGroupID)
    .map(({ clientID, groupID }) => ({ value: clientID, name: fullName(links, groupID) }))
    .toSorted((one, other) => frenchOrder(one.name, other.name))
}

/** The row that leads to a page or game. A page or game has at most one. */
export function rowLeadingTo(clientID: string, { links }: Menu): MenuLink | undefined {
  return links.find((row) => row.clientID !== '' && row.clientID === clientID)
}

/** The row as it would be saved from its form, with the kind and target that the form shows. */
export function draftRow(link: MenuLink, edit: LinkEdit, menu: Menu) {
  const { displayName: _name, icon: _icon, parentGroupID: _place, ...chosen } = edit
  const { kind: chosenKind, target: chosenTarget, ...flags } = chosen
  const currentRow = editedRow(menu.links, link, {})
  const currentKind = rowKindOf(currentRow, menu)
  const kind = chosenKind ?? currentKind
  const target = chosenTarget ?? (currentKind === 'existing' ? currentRow.clientID : '')
  const row = withTarget(editedRow(menu.links, link, edit), kind, target, menu)
  // The flags that were ticked replace those that come with the target.
  return { currentRow, kind, target, draft: { ...row, ...flags } }
}

/** Returns the row with the chosen target. The key of a new page is made from the row's place and name. */
export function withTarget(row: MenuLink, kind: RowKind | null, target: string, menu: Menu): MenuLink {
  if (kind === null) return row
  if (kind === 'group') return { ...row, clientID: '', externalIdentifier: null }
  if (kind === 'moved') return { ...(rowLeadingTo(target, menu) ?? row), parentGroupID: row.parentGroupID }
  if (kind !== 'existing') return { ...row, ...newPageFor(row, kind, menu) }
  const game = menu.targets.find(({ clientID }) => clientID === target)
  const isNewGame = row.menuLinkID === 0 && game?.externalIdentifier != null
  return {
    ...row,
    clientID: target,
    externalIdentifier: game?.externalIdentifier ?? null,
    // The same flags as when a game is published.
    ...(isNewGame && { isBravoEnabled: true, isBonusEnabled: true }),
  }
}

function newPageFor(row: MenuLink, kind: OwnKind, { links, targets }: Menu) {
  const grades = pathTo(links, row.parentGroupID).map(({ groupID }) => gradeOfGroup(groupID))
  const grade = grades.find((each) => each !== null) ?? null
  const own = ownPageOf(row.clientID)
  const isKept = own?.kind === kind && own.grade === grade
  // The row's own key, from a save whose response was lost, is not taken.
  const ownKey = links.find(({ groupID }) => groupID === row.groupID)?.clientID
  const otherKeys = [...links, ...targets, ...pages].map(({ clientID }) => clientID)
  const taken = new Set(otherKeys.filter((clientID) => clientID !== ownKey))
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
