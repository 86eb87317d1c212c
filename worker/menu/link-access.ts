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
 * CTE `path`: the menu row for which the condition `first` is true as `link`, then the groups above it up to
 * the top.
 */
export function withPath(first: SQL): SQL {
  return sql`WITH RECURSIVE path AS (
    SELECT link.* FROM menu_links AS link WHERE ${first}
    UNION SELECT above.* FROM menu_links AS above JOIN path ON above.group_id = path.parent_group_id
  )`
}

/** SQL: true if a row of `path` keeps a pupil out for another reason than being disabled. */
function rowKeepsOut(userID: number | Placeholder): SQL {
  return sql`(is_admin_required OR is_white_list_enabled AND NOT EXISTS (
    SELECT 1 FROM whitelist WHERE whitelist.user_id = ${userID} AND whitelist.client_id = path.client_id
  ))`
}

/**
 * SQL: true if the menu path of `clientID` keeps a pupil out, or the path of the page with the game's words
 * does. Requires the CTE `path` of `clientID`. Same rule as `pageGuards`.
 */
export function isKeptOut(userID: number | Placeholder, clientID: Placeholder | string): SQL {
  return sql`(
    EXISTS (SELECT 1 FROM path WHERE ${rowKeepsOut(userID)})
    OR EXISTS (${withPath(isLinkOf(wordsPageOf(clientID)))} SELECT 1 FROM path WHERE ${rowKeepsOut(userID)})
  )`
}

function wordsPageOf(clientID: SQLiteColumn | Placeholder | string): SQL {
  return sql`(SELECT words_page FROM games WHERE games.client_id = ${clientID})`
}

/**
 * SQL condition on `link`: the link of a key. The second part lets SQLite use the partial index, which
 * excludes groups.
 */
export function isLinkOf(clientID: SQL | SQLiteColumn | Placeholder | string): SQL {
  return sql`link.client_id = ${clientID} AND link.client_id <> ''`
}

/**
 * Column with the link to a record and the groups above it. Empty if the menu has no link to it.
 * `blockingRow` decides whether a user may open it.
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

/** SQL: true if a menu row or a group above it is disabled or only for administrators. */
export const isClosedToPupils: SQL = sql`EXISTS (
  ${withPath(sql`link.group_id = ${menuLinks.groupID}`)}
  SELECT 1 FROM path WHERE NOT is_enabled OR is_admin_required
)`

/**
 * SQL: true if no pupil can open a menu row, because its path, or that of the page with a game's words, is
 * only for administrators or has an empty whitelist.
 */
export const isReservedForNobody: SQL = sql`EXISTS (
  ${withPath(sql`link.group_id = ${menuLinks.groupID} OR ${isLinkOf(wordsPageOf(menuLinks.clientID))}`)}
  SELECT 1 FROM path WHERE is_admin_required OR is_white_list_enabled AND NOT EXISTS (
    SELECT 1 FROM whitelist WHERE whitelist.client_id = path.client_id
  )
)`

export function isWhitelisted(userID: Placeholder, clientID: SQLiteColumn): SQL<boolean> {
  return sql`EXISTS (
    SELECT 1 FROM ${whitelist} WHERE ${whitelist.userID} = ${userID} AND ${whitelist.clientID} = ${clientID}
  )`.mapWith(Boolean)
}
