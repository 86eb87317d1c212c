import { and, desc, eq, exists, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { BonusState } from '../../domain/api/menu.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { bonus, bonusClaims, menuStamp, settings, users } from '../db/schema.ts'
import { claimCutoff, isArmed, isOpenClaim, isValidClaim, winnerColumns } from './queries.ts'

export interface CacheStamps {
  /** The menu's stamp in milliseconds since 1970. */
  menu: number
  /** Changes with every change of the bonus. */
  bonus: string
  isLeaderboardVisible: boolean
}

/** The instant of the last change, made unique by the state and claim. */
const bonusStamp = sql<string>`${bonus.updated} || ':' || ${bonus.isActive} || ':' || coalesce(${bonus.claimID}, '')`

const selectStamps = prepared((db) =>
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

/** The stamps by which browsers detect a changed menu or bonus. One row, since this is the most frequent call. */
export async function readStamps(db: Database): Promise<CacheStamps> {
  const row = await selectStamps(db).get({})
  return {
    menu: row?.menu ?? 0,
    bonus: row?.bonus ?? '',
    isLeaderboardVisible: row?.isLeaderboardVisible ?? true,
  }
}

const selectState = prepared((db) => {
  const cutoff = sql.placeholder('cutoff')
  const holds = isValidClaim(cutoff)
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
    .where(and(isOpenClaim(cutoff), eq(bonusClaims.claimID, newest)))
  const lastWin = alias(bonusClaims, 'last_win')
  const lastValid = db
    .select({ id: bonusClaims.bonusClaimID })
    .from(bonusClaims)
    .where(holds)
    .orderBy(desc(bonusClaims.bonusClaimID))
    .limit(1)
  return db
    .select({
      isActive: sql`${and(isArmed(db), notExists(claimed))}`.mapWith(Boolean),
      page: bonus.clientID,
      updated: sql<
        string | null
      >`coalesce(${lastWin.clearedAt}, ${lastWin.awardedAt}, ${lastWin.claimedAt}, ${bonus.updated})`,
      user: winnerColumns,
      isOpen: sql`${exists(open)}`.mapWith(Boolean),
      stamp: bonusStamp,
    })
    .from(sql`(SELECT 1)`)
    .leftJoin(bonus, eq(bonus.id, 1))
    .leftJoin(lastWin, eq(lastWin.bonusClaimID, lastValid))
    .leftJoin(users, eq(users.id, lastWin.userID))
    .prepare()
})

const one = sql`1`

/**
 * Reads the current bonus. `isSettled` is false while a claim is open: then the bonus is inactive, but it
 * becomes active again if the claim expires after ten minutes.
 */
export async function readBonus(
  db: Database,
  now: Date,
): Promise<{ bonus: BonusState; stamp: string; isSettled: boolean }> {
  const row = await selectState(db).get({ cutoff: claimCutoff(now) })
  const { isActive = false, page = null, updated = null, user = null, isOpen = false } = row ?? {}
  return { bonus: { isActive, page, user, updated }, stamp: row?.stamp ?? '', isSettled: !isOpen }
}
