import { and, eq, ne, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { MenuLink } from '../../domain/api/menu.ts'
import { menuLinks, whitelist } from './schema.ts'

/** What tells who may open the page or game that a link leads to. */
export type LinkFlags = Pick<
  MenuLink,
  'clientID' | 'displayName' | 'isEnabled' | 'isAuthRequired' | 'isAdminRequired' | 'isWhiteListEnabled'
>

/** To be selected beside a record that is joined to its link; null where the menu has no link to it. */
export const linkFlags = {
  clientID: menuLinks.clientID,
  displayName: menuLinks.displayName,
  isEnabled: menuLinks.isEnabled,
  isAuthRequired: menuLinks.isAuthRequired,
  isAdminRequired: menuLinks.isAdminRequired,
  isWhiteListEnabled: menuLinks.isWhiteListEnabled,
}

/** Joins a record to its link. The second half lets SQLite use the index, which leaves out the groups. */
export function isLinkOf(clientID: SQLiteColumn): SQL | undefined {
  return and(eq(menuLinks.clientID, clientID), ne(menuLinks.clientID, sql`''`))
}

export function isWhitelisted(userID: Placeholder, clientID: SQLiteColumn): SQL<boolean> {
  return sql`EXISTS (
    SELECT 1 FROM ${whitelist} WHERE ${whitelist.userID} = ${userID} AND ${whitelist.clientID} = ${clientID}
  )`.mapWith(Boolean)
}
