import {
  and,
  asc,
  eq,
  exists,
  gt,
  isNotNull,
  isNull,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { linkCanCount } from '../../content/link-can-count.ts'
import { TOKEN_SECONDS } from '../../domain/api/token.ts'
import type { Database } from '../db/database.ts'
import { bonus, bonusClaims, menuLinks, users } from '../db/schema.ts'
import { isClosedToPupils } from '../menu/link-access.ts'

const ONLY_ROW = eq(bonus.id, 1)

export const winner = { id: users.id, displayName: users.displayName, avatarUrl: users.avatarUrl }

/** Lets the bonus wait on a page, in the place of any other. False where the page is no candidate. */
export async function armBonus(db: Database, clientID: string, now: Date): Promise<boolean> {
  if (!linkCanCount(clientID)) return false
  const armed = await arm(db, clientID, now)
  return armed.length > 0
}

export async function isInMenu(db: Database, clientID: string): Promise<boolean> {
  const link = await db.select({ one }).from(menuLinks).where(eq(menuLinks.clientID, clientID)).get()
  return link !== undefined
}

/** Lets a bonus wait on one of the candidates, unless one waits already. `random` is from 0 up to 1. */
export async function armRandomBonus(db: Database, now: Date, random: () => number): Promise<void> {
  const [candidates] = await db.batch([
    db
      .select({ clientID: menuLinks.clientID })
      .from(menuLinks)
      .where(isCandidate)
      .orderBy(asc(menuLinks.clientID)),
    db.delete(bonusClaims).where(lapsed(now)),
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

/** A page on which a bonus may wait: pupils can open it, and its bonus is switched on. */
const isCandidate: SQL = sql`(
  ${menuLinks.clientID} <> '' AND ${menuLinks.isBonusEnabled} AND NOT ${isClosedToPupils}
)`

/** Whether the bonus waits on a page where it can be won: an administrator may have switched it off since. */
export function waits(db: Database): SQL | undefined {
  const page = db
    .select({ one })
    .from(menuLinks)
    .where(and(eq(menuLinks.clientID, bonus.clientID), isCandidate))
  return and(ONLY_ROW, eq(bonus.isActive, true), exists(page))
}

/** Whether no bonus waits, or the one that did was awarded. */
function isIdle(db: Database): SQL | undefined {
  const award = db
    .select({ one })
    .from(bonusClaims)
    .where(and(eq(bonusClaims.claimID, bonus.claimID), isNotNull(bonusClaims.awardedAt)))
  return or(sql`NOT (${waits(db)})`, exists(award))
}

const one = sql`1`

/** Whether a claim stands: it was awarded or cleared, or its winner still has time. */
export function holds(now: Date): SQL | undefined {
  return holdsAfter(lapseInstant(now))
}

/** Whether a claim stands whose winner has time if it is later than the `lapse` instant. */
export function holdsAfter(lapse: string | Placeholder): SQL | undefined {
  return or(
    isNotNull(bonusClaims.awardedAt),
    isNotNull(bonusClaims.clearedAt),
    gt(bonusClaims.claimedAt, lapse),
  )
}

/** Whether a claim's winner still has time, from after the `lapse` instant on, and has not asked for the Bravos. */
export function isOpenClaim(lapse: Placeholder): SQL | undefined {
  return and(isNull(bonusClaims.awardedAt), isNull(bonusClaims.clearedAt), gt(bonusClaims.claimedAt, lapse))
}

/** Whether a claim's time is over, and nothing came of it. */
export function lapsed(now: Date): SQL | undefined {
  return and(
    isNull(bonusClaims.awardedAt),
    isNull(bonusClaims.clearedAt),
    lte(bonusClaims.claimedAt, lapseInstant(now)),
  )
}

/** Claims of this instant or before have had their time. */
export function lapseInstant(now: Date): string {
  return new Date(now.getTime() - TOKEN_SECONDS.bonus * 1000).toISOString()
}
