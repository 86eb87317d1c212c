import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  inArray,
  ne,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { MenuLink, OrderLinksRequest, SaveLinkRequest } from '../../domain/api/menu.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { menuLinks } from '../db/schema.ts'
import { raiseStamp, selectStamp } from './stamp.ts'
import { deleteUnusedTarget, isAwaitingContent, makeOwnPage } from './targets.ts'

export interface Menu {
  /** Milliseconds since 1970. */
  stamp: number
  links: MenuLink[]
}

const { isEdited: _edited, position: _position, ...linkColumns } = getTableColumns(menuLinks)
export const menuColumns = linkColumns

const stampOnly = prepared((db) => selectStamp(db).prepare())

export async function readStamp(db: Database): Promise<number> {
  const row = await stampOnly(db).get()
  return row?.stamp ?? 0
}

/** Reads the menu in display order and its stamp in one transaction. */
export async function readMenu(db: Database): Promise<Menu> {
  const [stamps, rows] = await db.batch([
    selectStamp(db),
    db.select(menuColumns).from(menuLinks).orderBy(asc(menuLinks.parentGroupID), asc(menuLinks.position)),
  ])
  return { stamp: stamps[0]?.stamp ?? 0, links: rows.map(toLink) }
}

/**
 * Reads the rows that decide whether `link` can be saved: itself, rows with its key or number, and the rows
 * above it up to the top.
 */
export async function readRelatedRows(db: Database, link: MenuLink): Promise<MenuLink[]> {
  const above = sql`(
    WITH RECURSIVE above(number) AS (
      VALUES (${link.parentGroupID})
      UNION SELECT parent.parent_group_id FROM menu_links AS parent JOIN above ON parent.group_id = above.number
    ) SELECT number FROM above
  )`
  const rows = await db
    .select(menuColumns)
    .from(menuLinks)
    .where(
      or(
        eq(menuLinks.menuLinkID, link.menuLinkID),
        and(eq(menuLinks.clientID, link.clientID), ne(menuLinks.clientID, sql`''`)),
        eq(menuLinks.groupID, link.groupID),
        inArray(menuLinks.groupID, above),
      ),
    )
  return rows.map(toLink)
}

/**
 * Saves a link. A `menuLinkID` of 0 adds a new link, which gets the next number unless it has its own. If
 * isNew or the parent changes, updates the star of the group above the link's group. If the link leads to a
 * teacher's page that does not exist, makes the page.
 * @param former the stored row. Its target is deleted if nothing leads there any more
 * @returns the changed rows, the link first. Empty, with nothing changed, if its clientID or number is taken
 * or the stored row changed
 */
export async function saveLink(
  db: Database,
  request: SaveLinkRequest,
  former: MenuLink | undefined,
  now: Date,
): Promise<MenuLink[]> {
  const { link } = request
  const condition = canBeSaved(db, request)
  const { ID: _id, menuLinkID, ...values } = link
  const saved =
    menuLinkID === 0
      ? db
          .insert(menuLinks)
          .values({
            ...values,
            isEdited: true,
            groupID: link.groupID || nextNumber(),
            position: lastPosition(link),
          })
          .onConflictDoNothing()
          .returning(menuColumns)
      : db
          .update(menuLinks)
          .set({ ...values, isEdited: link.isEnabled ? true : not(isAwaitingContent(db)) })
          .where(and(eq(menuLinks.menuLinkID, menuLinkID), condition))
          .returning(menuColumns)
  // Updates the groups first, because their condition compares the link with its stored state.
  const [groups, links] = await db.batch([
    updateGroupStars(db, link, condition),
    saved,
    raiseStamp(db, now),
    ...makeOwnPage(db, link, now),
    ...(former && former.clientID !== link.clientID ? deleteUnusedTarget(db, former.clientID) : []),
  ])
  return [...links, ...groups].map(toLink)
}

/**
 * Puts the rows of a group into the given order.
 * @returns false, with nothing changed, if `menuLinkIDs` are not exactly the rows of the group
 */
export async function orderLinks(
  db: Database,
  { parentGroupID, menuLinkIDs }: OrderLinksRequest,
  now: Date,
): Promise<boolean> {
  const numbers = [...new Set(menuLinkIDs)]
  if (numbers.length !== menuLinkIDs.length) return false
  const order = sql`json_each(${JSON.stringify(numbers)}) AS ordered`
  const all = sql`SELECT count(*) FROM menu_links AS sibling WHERE sibling.parent_group_id = ${parentGroupID}`
  const [moved] = await db.batch([
    db
      .update(menuLinks)
      .set({
        position: sql`(SELECT ordered.key FROM ${order} WHERE ordered.value = ${menuLinks.menuLinkID})`,
        isEdited: not(isAwaitingContent(db)),
      })
      .where(
        and(
          eq(menuLinks.parentGroupID, parentGroupID),
          sql`(${all}) = ${numbers.length}`,
          sql`(${all} AND sibling.menu_link_id IN (SELECT ordered.value FROM ${order})) = ${numbers.length}`,
        ),
      )
      .returning({ menuLinkID: menuLinks.menuLinkID }),
    raiseStamp(db, now),
  ])
  return moved.length > 0
}

/**
 * Sets the star (`isNew`) of the group above a link's group: it has a star if one of its grandchildren has
 * one. If the link moves, also updates the group above its former group.
 */
export function updateGroupStars(db: Database, link: MenuLink, condition?: SQL) {
  const former = db
    .select({ parentGroupID: menuLinks.parentGroupID })
    .from(menuLinks)
    .where(eq(menuLinks.menuLinkID, link.menuLinkID))
  const parent = alias(menuLinks, 'parent')
  const groupsAbove = db
    .select({ groupID: parent.parentGroupID })
    .from(parent)
    .where(or(eq(parent.groupID, link.parentGroupID), inArray(parent.groupID, former)))
  return (
    db
      .update(menuLinks)
      // Updates only groups whose star is wrong.
      .set({ isNew: sql`NOT ${menuLinks.isNew}` })
      .where(
        and(
          inArray(menuLinks.groupID, groupsAbove),
          changesStar(link),
          condition,
          ne(menuLinks.isNew, hasNewGrandchild(link)),
        ),
      )
      .returning(menuColumns)
  )
}

/**
 * SQL: true if no other row has the link's key or number, and the stored row still equals `former` (if
 * given).
 */
function canBeSaved(db: Database, { link, former }: SaveLinkRequest): SQL | undefined {
  const stored = alias(menuLinks, 'stored')
  const rows = (condition: SQL | undefined) => db.select({ one: sql`1` }).from(stored).where(condition)
  const hasKey = and(eq(stored.clientID, link.clientID), ne(stored.clientID, sql`''`))
  const isTaken = and(ne(stored.menuLinkID, link.menuLinkID), or(hasKey, eq(stored.groupID, link.groupID)))
  const values = new Map<string, unknown>(Object.entries(former ?? {}))
  const isUnchanged = Object.entries(getTableColumns(stored))
    .filter(([name]) => values.has(name))
    .map(([name, column]) => sql`${column} IS ${sql.param(values.get(name), column)}`)
  const isThere = exists(rows(and(eq(stored.menuLinkID, link.menuLinkID), ...isUnchanged)))
  return and(notExists(rows(isTaken)), link.menuLinkID === 0 ? undefined : isThere)
}

/** SQL: true if the updated row has a grandchild with a star once `link` is saved. */
function hasNewGrandchild(link: MenuLink): SQL<boolean> {
  return sql<boolean>`(
    EXISTS (
      SELECT 1 FROM menu_links AS child JOIN menu_links AS middle ON child.parent_group_id = middle.group_id
      WHERE middle.parent_group_id = ${menuLinks.groupID} AND child.is_new AND child.menu_link_id <> ${link.menuLinkID}
    ) OR ${link.isNew ? 1 : 0} AND EXISTS (
      SELECT 1 FROM menu_links AS middle
      WHERE middle.group_id = ${link.parentGroupID} AND middle.parent_group_id = ${menuLinks.groupID}
    )
  )`
}

/** SQL: true if saving `link` changes its isNew or its parent. */
function changesStar({ menuLinkID, isNew, parentGroupID }: MenuLink): SQL {
  return sql`NOT EXISTS (
    SELECT 1 FROM menu_links AS former
    WHERE former.menu_link_id = ${menuLinkID} AND former.is_new = ${isNew ? 1 : 0} AND former.parent_group_id = ${parentGroupID}
  )`
}

export function nextNumber(): SQL<number> {
  return sql<number>`(SELECT coalesce(max(other.group_id), 0) + 1 FROM menu_links AS other)`
}

export function lastPosition({ parentGroupID }: Pick<MenuLink, 'parentGroupID'>): SQL<number> {
  return sql<number>`(
    SELECT coalesce(max(sibling.position) + 1, 0) FROM menu_links AS sibling WHERE sibling.parent_group_id = ${parentGroupID}
  )`
}

export function toLink(row: Omit<MenuLink, 'ID'>): MenuLink {
  return { ...row, ID: row.menuLinkID }
}
