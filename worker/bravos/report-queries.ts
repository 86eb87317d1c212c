import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { Bravo, TakenBackBravo } from '../../domain/api/bravo.ts'
import type { Span } from '../../domain/calendar.ts'
import type { Database } from '../db/database.ts'
import { bravos } from '../db/schema.ts'

/** The columns of a Bravo in the API. */
export const bravoColumns = {
  bravoID: bravos.bravoID,
  userID: bravos.userID,
  dateCreated: bravos.dateCreated,
  source: bravos.source,
  reason: bravos.reason,
}

/** `bravoColumns`, for a Bravo that may have been taken back. */
export const takenBackColumns = {
  ...bravoColumns,
  takenBackAt: bravos.takenBackAt,
  takenBackReason: bravos.takenBackReason,
}

/**
 * A user's Bravos in a span of time, newest first, separated into those that count (`data`) and those that
 * were taken back.
 */
export async function listBravos(
  db: Database,
  userID: number,
  span: Span,
): Promise<{ data: Bravo[]; takenBack: TakenBackBravo[] }> {
  const rows = await db
    .select(takenBackColumns)
    .from(bravos)
    .where(and(eq(bravos.userID, userID), within(span)))
    .orderBy(desc(bravos.dateCreated), desc(bravos.bravoID))
  return {
    data: rows.flatMap(({ takenBackAt, takenBackReason: _reason, ...bravo }) =>
      takenBackAt === null ? [bravo] : [],
    ),
    takenBack: rows.flatMap((row) => toRevokedBravo(row) ?? []),
  }
}

export async function findBravo(db: Database, bravoID: number): Promise<Bravo | undefined> {
  return db.select(bravoColumns).from(bravos).where(eq(bravos.bravoID, bravoID)).get()
}

/** The row as a taken-back Bravo, or undefined if it was not taken back. */
export function toRevokedBravo({
  takenBackAt,
  takenBackReason,
  ...bravo
}: Bravo & Pick<typeof bravos.$inferSelect, 'takenBackAt' | 'takenBackReason'>): TakenBackBravo | undefined {
  return takenBackAt === null ? undefined : { ...bravo, takenBackAt, takenBackReason: takenBackReason ?? '' }
}

function within({ start, end }: Span) {
  return and(gte(bravos.dateCreated, start.toISOString()), lt(bravos.dateCreated, end.toISOString()))
}
