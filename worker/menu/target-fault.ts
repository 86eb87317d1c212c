import { pageOf } from '../../content/routes.ts'
import type { MenuLink } from '../../domain/api/menu.ts'
import type { Database } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { isGame } from './targets.ts'

/**
 * Returns why a row cannot lead to its target, or null. A row whose game was deleted can still be moved, renamed and disabled.
 * @param former the stored row
 */
export async function targetFault(
  db: Database,
  link: MenuLink,
  former: MenuLink | undefined,
): Promise<Refusal | null> {
  const { clientID, externalIdentifier } = link
  if (former?.clientID === clientID && former.externalIdentifier === externalIdentifier) return null
  if (clientID === '' || pageOf(clientID)?.path.includes('$') === false) return null
  if (await isGame(db, link)) return null
  return new Refusal('rowLeadsNowhere', { clientID })
}
