import { pageOf } from '../../content/routes.ts'
import type { MenuLink } from '../../domain/api/menu.ts'
import type { Database } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { isGame } from './targets.ts'

/**
 * Why a row cannot lead to what it names; null where it can. A row that leads nowhere since its game was deleted can still be
 * moved, named and switched off.
 * @param former the row as it is stored
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
