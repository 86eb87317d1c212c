import { and, asc, count, desc, eq, gt, isNotNull, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { WonBonus } from '../../domain/api/bonus.ts'
import type { Bravo } from '../../domain/api/bravo.ts'
import type { Person } from '../../domain/api/menu.ts'
import { ACTIVITIES_PER_BONUS_BRAVO, BONUS_BRAVOS } from '../../domain/economy.ts'
import { countGiven } from '../bravos/counts.ts'
import type { Grant } from '../bravos/queries.ts'
import { bravoColumns } from '../bravos/report-queries.ts'
import { contains } from '../db/contains.ts'
import type { Database } from '../db/database.ts'
import { bonus, bonusClaims, bravos, users } from '../db/schema.ts'
import type { Slice } from '../http/parameters.ts'
import { isKeptOut, isLinkOf, withPath } from '../menu/link-access.ts'
import { holds, lapsed, lapseInstant, waits, winner } from './queries.ts'

export type BonusClaim = typeof bonusClaims.$inferSelect

const one = sql`1`

export interface BonusCheck {
  userID: number
  clientID: string
  /** What the caller gets who wins. */
  bravoCount: number
  now: Date
}

/**
 * The caller's claim on the bonus of a page: a new one for the first caller whom the page lets in, the same one again for the
 * same caller while it stands, also where the bonus waits elsewhere by now. Of any number of callers at the
 * same time one gets it.
 */
export async function claimBonus(db: Database, check: BonusCheck): Promise<BonusClaim | undefined> {
  const { userID, clientID, bravoCount, now } = check
  const isHere = eq(bonus.clientID, clientID)
  // Looked at twice, since it goes up through the menu: before anything is done, and by the statement that decides.
  const isLetIn = sql`NOT EXISTS (${withPath(isLinkOf(clientID))} SELECT 1 WHERE ${isKeptOut(userID, clientID)})`
  const here = and(waits(db), isHere, isLetIn)
  const [[waiting], [unawarded]] = await db.batch([
    db.select({ id: bonus.id }).from(bonus).where(here),
    db
      .select()
      .from(bonusClaims)
      .where(
        and(
          eq(bonusClaims.userID, userID),
          eq(bonusClaims.clientID, clientID),
          gt(bonusClaims.claimedAt, lapseInstant(now)),
          isNull(bonusClaims.awardedAt),
          isNull(bonusClaims.clearedAt),
        ),
      )
      .orderBy(desc(bonusClaims.claimedAt), desc(bonusClaims.bonusClaimID))
      .limit(1),
  ])
  if (!waiting) return unawarded

  const claimID = crypto.randomUUID()
  const current = eq(bonusClaims.claimID, db.select({ claimID: bonus.claimID }).from(bonus).where(isHere))
  const claimed = db.select({ one }).from(bonusClaims).where(eq(bonusClaims.claimID, bonus.claimID))
  const [, , , [claim]] = await db.batch([
    db.delete(bonusClaims).where(and(current, lapsed(now))),
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
      .where(and(current, eq(bonusClaims.userID, userID), gt(bonusClaims.claimedAt, lapseInstant(now)))),
  ])
  return claim
}

export interface Award {
  claim: BonusClaim
  bravos: Bravo[]
  /** Whether it is this call that awarded it. */
  isNew: boolean
}

/**
 * Gives the Bravos of the user's last claim, once; the claim tells in `awardedAt` whether that was done.
 * It is not where the claim lapsed or is of another number of Bravos.
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
      .where(and(isThis, isNull(bonusClaims.awardedAt), gt(bonusClaims.claimedAt, lapseInstant(now))))
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
          FROM ${bonusClaims} INNER JOIN json_each(${numbers}) AS number ON number.value <= bravo_count
          WHERE ${and(isThis, isNotNull(bonusClaims.awardedAt))}`,
      )
      .onConflictDoNothing(),
    countGiven(db, userID, month),
    db.select().from(bonusClaims).where(isLast),
    db
      .select(bravoColumns)
      .from(bravos)
      .where(sql`${bravos.grantKey} BETWEEN ${grantKeys(db, userID, '')} AND ${grantKeys(db, userID, '~')}`)
      .orderBy(asc(bravos.bravoID)),
  ])
  return claim && { claim, bravos: given, isNew: awarded.length > 0 }
}

/** Ends the bonus of the user's last claim; the claim tells in `clearedAt` whether that was done. */
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
      .where(and(isLast, eq(bonusClaims.bravoCount, bravoCount), isNull(bonusClaims.clearedAt), holds(now))),
    db
      .update(bonus)
      .set({ isActive: false, updated: now.toISOString() })
      .where(and(eq(bonus.id, 1), eq(bonus.isActive, true), eq(bonus.claimID, cleared))),
    db
      .select({ claim: bonusClaims, user: winner })
      .from(bonusClaims)
      .innerJoin(users, eq(users.id, bonusClaims.userID))
      .where(isLast),
  ])
  return found
}

/** Bonuses that were won in whose page or winner `q` is found, newest first. `total` counts all of them. */
export async function listWonBonuses(db: Database, q: string, { limit, offset }: Slice) {
  const isWon = and(
    or(isNotNull(bonusClaims.awardedAt), isNotNull(bonusClaims.clearedAt)),
    q === '' ? undefined : or(contains(bonusClaims.clientID, q), contains(users.displayName, q)),
  )
  const [data, [all]] = await db.batch([
    db
      .select({
        user: winner,
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

const numbers = JSON.stringify(Array.from({ length: BONUS_BRAVOS.most }, (_, index) => index + 1))

function lastClaim(db: Database, userID: number) {
  return db
    .select({ claimID: bonusClaims.claimID })
    .from(bonusClaims)
    .where(eq(bonusClaims.userID, userID))
    .orderBy(desc(bonusClaims.claimedAt), desc(bonusClaims.bonusClaimID))
    .limit(1)
}

/** A bound of the grant keys of the user's last claim; it is read from their index. */
function grantKeys(db: Database, userID: number, end: '' | '~'): SQL {
  return sql`'bonus:' || ${lastClaim(db, userID)} || ${`:${end}`}`
}
