import { and, eq, ne, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { MenuLink } from '../../domain/api/menu.ts'
import { menuLinks, whitelist } from './schema.ts'

/** What tells who may open the page or game that a link leads to. */
export type LinkFlags = Pick<
  MenuLink,
  'clientID' | 'displayName' | 'isEnabled' | 'isAuthRequired' | 'isAdminRequired' | 'isWhiteListEnabled'
>

type Links = Record<keyof LinkFlags, SQLiteColumn>

/**
 * To be selected beside a record that is joined to its link; null where the menu has no link to it.
 * @param links the menu's links, by the name under which they are joined
 */
export function linkFlags<Joined extends Links>(links: Joined): Pick<Joined, keyof LinkFlags> {
  const { clientID, displayName, isEnabled, isAuthRequired, isAdminRequired, isWhiteListEnabled } = links
  return { clientID, displayName, isEnabled, isAuthRequired, isAdminRequired, isWhiteListEnabled }
}

/** Joins a record to its link. The second half lets SQLite use the index, which leaves out the groups. */
export function isLinkOf(clientID: SQLiteColumn, links: Links = menuLinks): SQL | undefined {
  return and(eq(links.clientID, clientID), ne(links.clientID, sql`''`))
}

export function isWhitelisted(userID: Placeholder, clientID: SQLiteColumn): SQL<boolean> {
  return sql`EXISTS (
    SELECT 1 FROM ${whitelist} WHERE ${whitelist.userID} = ${userID} AND ${whitelist.clientID} = ${clientID}
  )`.mapWith(Boolean)
}
