import { and, desc, eq, exists, notExists, sql } from 'drizzle-orm'
import type { BonusState } from '../../domain/api/menu.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { bonus, bonusClaims, menuStamp, settings, users } from '../db/schema.ts'
import { holdsAfter, isOpenClaim, lapseInstant, waits, winner } from './queries.ts'

export interface CacheStamps {
  /** The menu's, in milliseconds since 1970. */
  menu: number
  /** Another with whatever is done about the bonus. */
  bonus: string
  isLeaderboardVisible: boolean
}

/** When, and which of those that may be of the same instant. */
const bonusStamp = sql<string>`${bonus.updated} || ':' || ${bonus.isActive} || ':' || coalesce(${bonus.claimID}, '')`

const stamps = prepared((db) =>
  db
    .select({
      menu: menuStamp.stamp,
      bonus: bonusStamp,
      isLeaderboardVisible: settings.isLeaderboardVisible,
    })
    .from(sql`(SELECT 1)`)
    .leftJoin(menuStamp, eq(menuStamp.id, 1))
    .leftJoin(bonus, eq(bonus.id, 1))
    .leftJoin(settings, eq(settings.id, 1))
    .prepare(),
)

/** What browsers ask for most: whether the menu or the bonus is another than they know. A row of three tables. */
export async function readStamps(db: Database): Promise<CacheStamps> {
  const row = await stamps(db).get({})
  return {
    menu: row?.menu ?? 0,
    bonus: row?.bonus ?? '',
    isLeaderboardVisible: row?.isLeaderboardVisible ?? true,
  }
}

const state = prepared((db) => {
  const lapse = sql.placeholder('lapse')
  const holds = holdsAfter(lapse)
  const claimed = db
    .select({ one })
    .from(bonusClaims)
    .where(and(eq(bonusClaims.claimID, bonus.claimID), holds))
  const newest = db
    .select({ claimID: bonusClaims.claimID })
    .from(bonusClaims)
    .orderBy(desc(bonusClaims.bonusClaimID))
    .limit(1)
  const open = db
    .select({ one })
    .from(bonusClaims)
    .where(and(isOpenClaim(lapse), eq(bonusClaims.claimID, newest)))
  const lastWinner = db
    .select({ userID: bonusClaims.userID })
    .from(bonusClaims)
    .where(holds)
    .orderBy(desc(bonusClaims.bonusClaimID))
    .limit(1)
  return db
    .select({
      isActive: sql`${and(waits(db), notExists(claimed))}`.mapWith(Boolean),
      page: bonus.clientID,
      updated: bonus.updated,
      user: winner,
      isOpen: sql`${exists(open)}`.mapWith(Boolean),
      stamp: bonusStamp,
    })
    .from(sql`(SELECT 1)`)
    .leftJoin(bonus, eq(bonus.id, 1))
    .leftJoin(users, eq(users.id, lastWinner))
    .prepare()
})

const one = sql`1`

/**
 * The bonus of the moment, and whether it stays so until something is done about it: while a winner may still ask for
 * it, it is not active, and after ten minutes it is again. @returns `isSettled`: no such time is running
 */
export async function readBonus(
  db: Database,
  now: Date,
): Promise<{ bonus: BonusState; stamp: string; isSettled: boolean }> {
  const row = await state(db).get({ lapse: lapseInstant(now) })
  const { isActive = false, page = null, updated = null, user = null, isOpen = false } = row ?? {}
  return { bonus: { isActive, page, user, updated }, stamp: row?.stamp ?? '', isSettled: !isOpen }
}
