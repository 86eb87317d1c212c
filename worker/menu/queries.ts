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
import { awaitsWriting, forgetTarget, makeOwnPage } from './targets.ts'

export interface Menu {
  /** In milliseconds since 1970. */
  stamp: number
  links: MenuLink[]
}

const { isEdited: _edited, position: _position, ...linkColumns } = getTableColumns(menuLinks)
/** What a link is made of. */
export const columns = linkColumns

const stampOnly = prepared((db) => selectStamp(db).prepare())

export async function readStamp(db: Database): Promise<number> {
  const row = await stampOnly(db).get()
  return row?.stamp ?? 0
}

/** The menu and its stamp of one moment, in the order in which it is shown. */
export async function readMenu(db: Database): Promise<Menu> {
  const [stamps, rows] = await db.batch([
    selectStamp(db),
    db.select(columns).from(menuLinks).orderBy(asc(menuLinks.parentGroupID), asc(menuLinks.position)),
  ])
  return { stamp: stamps[0]?.stamp ?? 0, links: rows.map(asLink) }
}

/**
 * The rows that decide whether `link` can be saved: itself, those with its key or its number, and those that
 * it is to hang under, up to the top.
 */
export async function readConcerned(db: Database, link: MenuLink): Promise<MenuLink[]> {
  const above = sql`(
    WITH RECURSIVE above(number) AS (
      VALUES (${link.parentGroupID})
      UNION SELECT parent.parent_group_id FROM menu_links AS parent JOIN above ON parent.group_id = above.number
    ) SELECT number FROM above
  )`
  const rows = await db
    .select(columns)
    .from(menuLinks)
    .where(
      or(
        eq(menuLinks.menuLinkID, link.menuLinkID),
        and(eq(menuLinks.clientID, link.clientID), ne(menuLinks.clientID, sql`''`)),
        eq(menuLinks.groupID, link.groupID),
        inArray(menuLinks.groupID, above),
      ),
    )
  return rows.map(asLink)
}

/**
 * Saves a link, a new one where its `menuLinkID` is 0, which gets the next number where it names none. Where its isNew or its place changes, the isNew
 * of its parent's parent follows: true if any grandchild is new. The teacher's page to which it leads is made with it.
 * @param former the row as it is stored: what nothing leads to any more goes
 * @returns the rows that were changed, the link first; none, and nothing is changed, where its clientID or number is
 * taken or it is no longer as it was in `former`.
 */
export async function saveLink(
  db: Database,
  asked: SaveLinkRequest,
  former: MenuLink | undefined,
  now: Date,
): Promise<MenuLink[]> {
  const { link } = asked
  const condition = canBeSaved(db, asked)
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
          .returning(columns)
      : db
          .update(menuLinks)
          .set({ ...values, isEdited: link.isEnabled ? true : not(awaitsWriting(db)) })
          .where(and(eq(menuLinks.menuLinkID, menuLinkID), condition))
          .returning(columns)
  // The group first: what changes can only be told while the link is as it was.
  const [groups, links] = await db.batch([
    updateGroupStars(db, link, condition),
    saved,
    raiseStamp(db, now),
    ...makeOwnPage(db, link, now),
    ...(former && former.clientID !== link.clientID ? forgetTarget(db, former.clientID) : []),
  ])
  return [...links, ...groups].map(asLink)
}

/**
 * Puts the rows under a group into the order of their numbers.
 * @returns false, and nothing is changed, where these are not all of its rows, each once
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
        isEdited: not(awaitsWriting(db)),
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
 * Gives the group above a link's group its star (`isNew`), or takes it away, by whether one of its grandchildren has one; where a
 * link moves, this is done for the group that it leaves too.
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
      // Only groups whose star is wrong are updated.
      .set({ isNew: sql`NOT ${menuLinks.isNew}` })
      .where(
        and(
          inArray(menuLinks.groupID, groupsAbove),
          concerns(link),
          condition,
          ne(menuLinks.isNew, hasNewGrandchild(link)),
        ),
      )
      .returning(columns)
  )
}

/** Whether no other row has the link's key or number, and its own is there, as it was in `former` where that is said. */
function canBeSaved(db: Database, { link, former }: SaveLinkRequest): SQL | undefined {
  const stored = alias(menuLinks, 'stored')
  const rows = (condition: SQL | undefined) => db.select({ one: sql`1` }).from(stored).where(condition)
  const hasKey = and(eq(stored.clientID, link.clientID), ne(stored.clientID, sql`''`))
  const isTaken = and(ne(stored.menuLinkID, link.menuLinkID), or(hasKey, eq(stored.groupID, link.groupID)))
  const values = new Map<string, unknown>(Object.entries(former ?? {}))
  const isAsBefore = Object.entries(getTableColumns(stored))
    .filter(([name]) => values.has(name))
    .map(([name, column]) => sql`${column} IS ${sql.param(values.get(name), column)}`)
  const isThere = exists(rows(and(eq(stored.menuLinkID, link.menuLinkID), ...isAsBefore)))
  return and(notExists(rows(isTaken)), link.menuLinkID === 0 ? undefined : isThere)
}

/** Whether the row that is updated has a new grandchild once `link` is saved. */
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

/** Whether saving `link` changes its isNew or its place. */
function concerns({ menuLinkID, isNew, parentGroupID }: MenuLink): SQL {
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

export function asLink(row: Omit<MenuLink, 'ID'>): MenuLink {
  return { ...row, ID: row.menuLinkID }
}
