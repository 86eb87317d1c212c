import { and, desc, eq, notExists, sql } from 'drizzle-orm'
import type { BonusState } from '../../domain/api/menu.ts'
import { holdsAfter, lapseInstant, waits, winner } from './bonus.ts'
import type { Database } from './database.ts'
import { prepared } from './prepared.ts'
import { bonus, bonusClaims, menuStamp, users } from './schema.ts'

const state = prepared((db) => {
  const holds = holdsAfter(sql.placeholder('lapse'))
  const claimed = db
    .select({ one })
    .from(bonusClaims)
    .where(and(eq(bonusClaims.claimID, bonus.claimID), holds))
  const lastWinner = db
    .select({ userID: bonusClaims.userID })
    .from(bonusClaims)
    .where(holds)
    .orderBy(desc(bonusClaims.bonusClaimID))
    .limit(1)
  return db
    .select({
      stamp: menuStamp.stamp,
      isActive: sql`${and(waits(db), notExists(claimed))}`.mapWith(Boolean),
      page: bonus.clientID,
      updated: bonus.updated,
      user: winner,
    })
    .from(sql`(SELECT 1)`)
    .leftJoin(menuStamp, eq(menuStamp.id, 1))
    .leftJoin(bonus, eq(bonus.id, 1))
    .leftJoin(users, eq(users.id, lastWinner))
    .prepare()
})

const one = sql`1`

/**
 * The menu's stamp, in milliseconds since 1970, and the bonus as everyone may know it, both of one moment:
 * browsers ask for this most. While a winner may still ask for the bonus, it is not active.
 */
export async function readMenuCache(db: Database, now: Date): Promise<{ stamp: number; bonus: BonusState }> {
  const row = await state(db).get({ lapse: lapseInstant(now) })
  const { stamp = null, isActive = false, page = null, updated = null, user = null } = row ?? {}
  return { stamp: stamp ?? 0, bonus: { isActive, page, user, updated } }
}
