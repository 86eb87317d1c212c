import { eq } from 'drizzle-orm'
import type { BonusState } from '../../domain/api/menu.ts'
import type { Database } from './database.ts'
import { bonus, users } from './schema.ts'

const ONLY_ROW = 1

/** The bonus as everyone may know it. */
export async function readBonus(db: Database): Promise<BonusState> {
  const row = await db
    .select({
      isActive: bonus.isActive,
      page: bonus.clientID,
      updated: bonus.updated,
      user: { id: users.id, displayName: users.displayName, avatarUrl: users.avatarUrl },
    })
    .from(bonus)
    .leftJoin(users, eq(users.id, bonus.lastWinnerID))
    .where(eq(bonus.id, ONLY_ROW))
    .get()
  return row ?? { isActive: false, page: null, user: null, updated: null }
}
