import {
  and,
  asc,
  eq,
  exists,
  gt,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { linkCanCount } from '../../content/site/link-can-count.ts'
import { TOKEN_SECONDS } from '../../domain/api/token.ts'
import type { Database } from '../db/database.ts'
import { bonus, bonusClaims, menuLinks, users } from '../db/schema.ts'
import { isClosedToPupils, isReservedForNobody } from '../menu/link-access.ts'

const ONLY_ROW = eq(bonus.id, 1)

export const winnerColumns = { id: users.id, displayName: users.displayName, avatarUrl: users.avatarUrl }

/** Arms the bonus on a page, replacing any other. Returns false if the page is not a candidate. */
export async function armBonus(db: Database, clientID: string, now: Date): Promise<boolean> {
  if (!linkCanCount(clientID)) return false
  const armed = await arm(db, clientID, now)
  return armed.length > 0
}

export async function isInMenu(db: Database, clientID: string): Promise<boolean> {
  const link = await db.select({ one }).from(menuLinks).where(eq(menuLinks.clientID, clientID)).get()
  return link !== undefined
}

/** Arms the bonus on a random candidate, unless it is armed already. `random` returns 0 up to 1, exclusive. */
export async function armRandomBonus(db: Database, now: Date, random: () => number): Promise<void> {
  const [candidates] = await db.batch([
    db
      .select({ clientID: menuLinks.clientID })
      .from(menuLinks)
      .where(isDrawn)
      .orderBy(asc(menuLinks.clientID)),
    db.delete(bonusClaims).where(isExpiredClaim(now)),
  ])
  const countable = candidates.filter(({ clientID }) => linkCanCount(clientID))
  const drawn = countable[Math.floor(random() * countable.length)]
  if (drawn) await arm(db, drawn.clientID, now, isIdle(db))
}

function arm(db: Database, clientID: string, now: Date, where?: SQL) {
  const set = { isActive: true, clientID, claimID: null, updated: now.toISOString() }
  return db
    .insert(bonus)
    .select(
      sql`SELECT 1, 1, ${menuLinks.clientID}, NULL, ${set.updated} FROM ${menuLinks}
        WHERE ${and(eq(menuLinks.clientID, clientID), isCandidate)}`,
    )
    .onConflictDoUpdate({ target: bonus.id, set, ...(where && { setWhere: where }) })
    .returning({ id: bonus.id })
}

/** True if the bonus can be armed on a page: pupils can open it, and its bonus is switched on. */
const isCandidate: SQL = sql`(
  ${menuLinks.clientID} <> '' AND ${menuLinks.isBonusEnabled} AND NOT ${isClosedToPupils}
)`

/** SQL: true if the bonus can be drawn for a page, which somebody must be able to open. */
const isDrawn = and(isCandidate, not(isReservedForNobody))

/** True if the bonus is armed on a page that is still a candidate. */
export function isArmed(db: Database): SQL | undefined {
  return isArmedOn(db, isCandidate)
}

function isArmedOn(db: Database, isFit: SQL | undefined): SQL | undefined {
  const page = db
    .select({ one })
    .from(menuLinks)
    .where(and(eq(menuLinks.clientID, bonus.clientID), isFit))
  return and(ONLY_ROW, eq(bonus.isActive, true), exists(page))
}

/** True if no bonus is armed on a page that somebody can open, or the armed one was awarded. */
function isIdle(db: Database): SQL | undefined {
  const award = db
    .select({ one })
    .from(bonusClaims)
    .where(and(eq(bonusClaims.claimID, bonus.claimID), isNotNull(bonusClaims.awardedAt)))
  return or(sql`NOT (${isArmedOn(db, isDrawn)})`, exists(award))
}

const one = sql`1`

/** SQL: true if a claim was awarded or cleared, or has not expired because it was made after `cutoff`. */
export function isValidClaim(cutoff: string | Placeholder): SQL | undefined {
  return or(
    isNotNull(bonusClaims.awardedAt),
    isNotNull(bonusClaims.clearedAt),
    gt(bonusClaims.claimedAt, cutoff),
  )
}

/** True if a claim was made after `cutoff` and is neither awarded nor cleared. */
export function isOpenClaim(cutoff: Placeholder): SQL | undefined {
  return and(isNull(bonusClaims.awardedAt), isNull(bonusClaims.clearedAt), gt(bonusClaims.claimedAt, cutoff))
}

/** True if a claim expired without being awarded or cleared. */
export function isExpiredClaim(now: Date): SQL | undefined {
  return and(
    isNull(bonusClaims.awardedAt),
    isNull(bonusClaims.clearedAt),
    lte(bonusClaims.claimedAt, claimCutoff(now)),
  )
}

/** Claims made at this instant or earlier have expired. */
export function claimCutoff(now: Date): string {
  return new Date(now.getTime() - TOKEN_SECONDS.bonus * 1000).toISOString()
}
