import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import * as z from 'zod/mini'
import { menuLink } from '../../domain/api/menu.ts'
import type { RowAccess } from '../../domain/menu-visibility.ts'
import { menuLinks, whitelist } from '../db/schema.ts'

const path = z.array(
  z.pick(menuLink, {
    clientID: true,
    displayName: true,
    isEnabled: true,
    isAuthRequired: true,
    isAdminRequired: true,
    isWhiteListEnabled: true,
  }),
)

/**
 * The row of the menu that a condition names as `link`, then the groups above it up to the top: the table `path` of a
 * statement that begins so.
 */
export function withPath(first: SQL): SQL {
  return sql`WITH RECURSIVE path AS (
    SELECT link.* FROM menu_links AS link WHERE ${first}
    UNION SELECT above.* FROM menu_links AS above JOIN path ON above.group_id = path.parent_group_id
  )`
}

/** Whether a row of `path` keeps a pupil out, beside one that is disabled. */
function keepsOut(userID: number | Placeholder): SQL {
  return sql`(is_admin_required OR is_white_list_enabled AND NOT EXISTS (
    SELECT 1 FROM whitelist WHERE whitelist.user_id = ${userID} AND whitelist.client_id = path.client_id
  ))`
}

/**
 * Whether a row of `path`, which is that of the link of `clientID`, keeps a pupil out, or what guards the page of a game's words
 * does: the rule of `guardsOf`.
 */
export function isKeptOut(userID: number | Placeholder, clientID: Placeholder | string): SQL {
  const wordsPage = sql`(SELECT words_page FROM games WHERE games.client_id = ${clientID})`
  return sql`(
    EXISTS (SELECT 1 FROM path WHERE ${keepsOut(userID)})
    OR EXISTS (${withPath(isLinkOf(wordsPage))} SELECT 1 FROM path WHERE ${keepsOut(userID)})
  )`
}

/** The condition that names the link of a key. Its second half lets SQLite use the index, which leaves out the groups. */
export function isLinkOf(clientID: SQL | SQLiteColumn | Placeholder | string): SQL {
  return sql`link.client_id = ${clientID} AND link.client_id <> ''`
}

/**
 * To be selected beside a record: the link that leads to it, then the groups above it. Empty where the menu has no link
 * to it. `closingRow` says who is let in.
 */
export function linkPath(clientID: SQLiteColumn): SQL<RowAccess[]> {
  return sql`(
    ${withPath(isLinkOf(clientID))}
    SELECT json_group_array(json_object(
      'clientID', client_id,
      'displayName', display_name,
      'isEnabled', json(iif(is_enabled, 'true', 'false')),
      'isAuthRequired', json(iif(is_auth_required, 'true', 'false')),
      'isAdminRequired', json(iif(is_admin_required, 'true', 'false')),
      'isWhiteListEnabled', json(iif(is_white_list_enabled, 'true', 'false'))
    )) FROM path
  )`.mapWith((text: string) => z.parse(path, JSON.parse(text)))
}

/** Whether a row of the menu, or a group above it, is disabled or for administrators alone: then it is nothing for pupils. */
export const isClosedToPupils: SQL = sql`EXISTS (
  ${withPath(sql`link.group_id = ${menuLinks.groupID}`)}
  SELECT 1 FROM path WHERE NOT is_enabled OR is_admin_required
)`

export function isWhitelisted(userID: Placeholder, clientID: SQLiteColumn): SQL<boolean> {
  return sql`EXISTS (
    SELECT 1 FROM ${whitelist} WHERE ${whitelist.userID} = ${userID} AND ${whitelist.clientID} = ${clientID}
  )`.mapWith(Boolean)
}
