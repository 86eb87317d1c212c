import { and, asc, count, desc, eq, gt, isNotNull, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { WonBonus } from '../../domain/api/bonus.ts'
import type { Bravo } from '../../domain/api/bravo.ts'
import type { Person } from '../../domain/api/menu.ts'
import { ACTIVITIES_PER_BONUS_BRAVO, BONUS_BRAVOS } from '../../domain/economy.ts'
import { addBravos } from '../bravos/bravo-counts.ts'
import type { Grant } from '../bravos/queries.ts'
import { bravoColumns } from '../bravos/report-queries.ts'
import { contains } from '../db/contains.ts'
import type { Database } from '../db/database.ts'
import { bonus, bonusClaims, bravos, users } from '../db/schema.ts'
import type { Slice } from '../http/parameters.ts'
import { isKeptOut, isLinkOf, withPath } from '../menu/link-access.ts'
import { claimCutoff, isArmed, isExpiredClaim, isValidClaim, winnerColumns } from './queries.ts'

export type BonusClaim = typeof bonusClaims.$inferSelect

const one = sql`1`

export interface BonusCheck {
  userID: number
  clientID: string
  /** The Bravos that the winner gets. */
  bravoCount: number
  now: Date
}

/**
 * Claims the bonus of a page for the caller, who must have access to the page. Only one of several callers gets it.
 * The winner gets the same claim again while it is valid, even if the bonus was armed on another page since.
 */
export async function claimBonus(db: Database, check: BonusCheck): Promise<BonusClaim | undefined> {
  const { userID, clientID, bravoCount, now } = check
  const isOnPage = eq(bonus.clientID, clientID)
  // This is checked twice: here without writing, since most callers win nothing, and again by the statement
  // that decides.
  const canOpen = sql`NOT EXISTS (${withPath(isLinkOf(clientID))} SELECT 1 WHERE ${isKeptOut(userID, clientID)})`
  const here = and(isArmed(db), isOnPage, canOpen)
  const [[waiting], [unawarded]] = await db.batch([
    db.select({ id: bonus.id }).from(bonus).where(here),
    db
      .select()
      .from(bonusClaims)
      .where(
        and(
          eq(bonusClaims.userID, userID),
          eq(bonusClaims.clientID, clientID),
          gt(bonusClaims.claimedAt, claimCutoff(now)),
          isNull(bonusClaims.awardedAt),
          isNull(bonusClaims.clearedAt),
        ),
      )
      .orderBy(desc(bonusClaims.claimedAt), desc(bonusClaims.bonusClaimID))
      .limit(1),
  ])
  if (!waiting) return unawarded

  const claimID = crypto.randomUUID()
  const current = eq(bonusClaims.claimID, db.select({ claimID: bonus.claimID }).from(bonus).where(isOnPage))
  const claimed = db.select({ one }).from(bonusClaims).where(eq(bonusClaims.claimID, bonus.claimID))
  const [, , , [claim]] = await db.batch([
    db.delete(bonusClaims).where(and(current, isExpiredClaim(now))),
    db
      .update(bonus)
      .set({ claimID, updated: now.toISOString() })
      .where(and(here, notExists(claimed))),
    db.insert(bonusClaims).select(
      sql`SELECT NULL, ${claimID}, ${clientID}, ${userID}, ${bravoCount}, 0, ${now.toISOString()}, NULL, NULL
        FROM ${bonus} WHERE ${bonus.claimID} = ${claimID}`,
    ),
    db
      .select()
      .from(bonusClaims)
      .where(and(current, eq(bonusClaims.userID, userID), gt(bonusClaims.claimedAt, claimCutoff(now)))),
  ])
  return claim
}

export interface Award {
  claim: BonusClaim
  bravos: Bravo[]
  /** True if this call awarded it. */
  isNew: boolean
}

/**
 * Gives the Bravos of the user's last claim, once, and sets its `awardedAt`. Does nothing if the claim
 * expired or is for a different number of Bravos.
 */
export async function awardBonus(
  db: Database,
  { userID, bravoCount, week, month, now }: Grant & { bravoCount: number },
): Promise<Award | undefined> {
  const isLast = eq(bonusClaims.claimID, lastClaim(db, userID))
  const isThis = and(isLast, eq(bonusClaims.bravoCount, bravoCount))
  const [awarded, , , , [claim], given] = await db.batch([
    db
      .update(bonusClaims)
      .set({
        awardedAt: now.toISOString(),
        activityCount: sql`${bonusClaims.bravoCount} * ${ACTIVITIES_PER_BONUS_BRAVO}`,
      })
      .where(and(isThis, isNull(bonusClaims.awardedAt), gt(bonusClaims.claimedAt, claimCutoff(now))))
      .returning({ claimID: bonusClaims.claimID }),
    db
      .update(bonus)
      .set({ updated: now.toISOString() })
      .where(and(sql`changes() > 0`, eq(bonus.claimID, lastClaim(db, userID)))),
    db
      .insert(bravos)
      .select(
        sql`SELECT NULL, user_id, awarded_at, ${week}, 'bonus', 'bonus:' || claim_id || ':' || number.value,
            'Bonus on ' || client_id, NULL, NULL
          FROM ${bonusClaims} INNER JOIN json_each(${ordinals}) AS number ON number.value <= bravo_count
          WHERE ${and(isThis, isNotNull(bonusClaims.awardedAt))}`,
      )
      .onConflictDoNothing(),
    addBravos(db, userID, month),
    db.select().from(bonusClaims).where(isLast),
    db
      .select(bravoColumns)
      .from(bravos)
      .where(sql`${bravos.grantKey} BETWEEN ${grantKeys(db, userID, '')} AND ${grantKeys(db, userID, '~')}`)
      .orderBy(asc(bravos.bravoID)),
  ])
  return claim && { claim, bravos: given, isNew: awarded.length > 0 }
}

/**
 * Ends the bonus of the user's last claim and sets its `clearedAt`, unless the claim expired or has another
 * number of Bravos.
 */
export async function clearBonus(
  db: Database,
  { userID, bravoCount, now }: { userID: number; bravoCount: number; now: Date },
): Promise<{ claim: BonusClaim; user: Person } | undefined> {
  const isLast = eq(bonusClaims.claimID, lastClaim(db, userID))
  const cleared = db
    .select({ claimID: bonusClaims.claimID })
    .from(bonusClaims)
    .where(and(isLast, isNotNull(bonusClaims.clearedAt)))
  const [, , [found]] = await db.batch([
    db
      .update(bonusClaims)
      .set({ clearedAt: now.toISOString() })
      .where(
        and(
          isLast,
          eq(bonusClaims.bravoCount, bravoCount),
          isNull(bonusClaims.clearedAt),
          isValidClaim(claimCutoff(now)),
        ),
      ),
    db
      .update(bonus)
      .set({ isActive: false, updated: now.toISOString() })
      .where(and(eq(bonus.id, 1), eq(bonus.isActive, true), eq(bonus.claimID, cleared))),
    db
      .select({ claim: bonusClaims, user: winnerColumns })
      .from(bonusClaims)
      .innerJoin(users, eq(users.id, bonusClaims.userID))
      .where(isLast),
  ])
  return found
}

/** Won bonuses whose page or winner contains `q`, newest first. `total` counts all matches. */
export async function listWonBonuses(db: Database, q: string, { limit, offset }: Slice) {
  const isWon = and(
    or(isNotNull(bonusClaims.awardedAt), isNotNull(bonusClaims.clearedAt)),
    q === '' ? undefined : or(contains(bonusClaims.clientID, q), contains(users.displayName, q)),
  )
  const [data, [all]] = await db.batch([
    db
      .select({
        user: winnerColumns,
        page: bonusClaims.clientID,
        bravoCount: bonusClaims.bravoCount,
        activityCount: bonusClaims.activityCount,
        updated: sql<string>`coalesce(${bonusClaims.clearedAt}, ${bonusClaims.awardedAt})`,
      })
      .from(bonusClaims)
      .innerJoin(users, eq(users.id, bonusClaims.userID))
      .where(isWon)
      .orderBy(desc(bonusClaims.bonusClaimID))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: count() })
      .from(bonusClaims)
      .innerJoin(users, eq(users.id, bonusClaims.userID))
      .where(isWon),
  ])
  return { data: data satisfies WonBonus[], total: all?.total ?? 0 }
}

const ordinals = JSON.stringify(Array.from({ length: BONUS_BRAVOS.max }, (_, index) => index + 1))

function lastClaim(db: Database, userID: number) {
  return db
    .select({ claimID: bonusClaims.claimID })
    .from(bonusClaims)
    .where(eq(bonusClaims.userID, userID))
    .orderBy(desc(bonusClaims.claimedAt), desc(bonusClaims.bonusClaimID))
    .limit(1)
}

/**
 * Lower ('') or upper ('~') bound of the grant keys of the user's last claim. Searching a range uses the
 * index.
 */
function grantKeys(db: Database, userID: number, end: '' | '~'): SQL {
  return sql`'bonus:' || ${lastClaim(db, userID)} || ${`:${end}`}`
}
