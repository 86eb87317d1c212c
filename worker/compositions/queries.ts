import { and, count, desc, eq, getTableColumns, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import {
  type AnswerCompositionRequest,
  COMPOSITION_LIMITS,
  type Composition,
  type PupilComposition,
} from '../../domain/api/composition.ts'
import { DAY } from '../../domain/bounds.ts'
import { contains } from '../db/contains.ts'
import type { Database } from '../db/database.ts'
import { compositions, users } from '../db/schema.ts'
import type { Slice } from '../http/parameters.ts'
import { nextStamp } from '../pages/queries.ts'

const { idempotencyKey, ...columns } = getTableColumns(compositions)
const { compositionID, userID, sentAt, answeredAt } = columns
const storedSentences = z.array(z.string())

function toComposition<Row extends { sentences: string }>(row: Row) {
  return { ...row, sentences: z.parse(storedSentences, JSON.parse(row.sentences)) }
}

/** A pupil's compositions, newest first. */
export async function listOwnCompositions(db: Database, pupilID: number): Promise<Composition[]> {
  const rows = await db
    .select(columns)
    .from(compositions)
    .where(eq(userID, pupilID))
    .orderBy(desc(sentAt), desc(compositionID))
    .limit(COMPOSITION_LIMITS.week)
  return rows.map(toComposition)
}

interface NewComposition {
  userID: number
  sentences: readonly string[]
  idempotencyKey: string
  now: Date
}

/**
 * Stores a composition once per key. A changed text with the same key replaces the stored one. If that one was
 * answered, it gives up the key, and the changed text is stored as another composition.
 * @returns the exceeded limit if nothing was stored
 */
export async function saveComposition(
  db: Database,
  { now, ...sent }: NewComposition,
): Promise<Composition | keyof typeof COMPOSITION_LIMITS> {
  const ofPupil = eq(userID, sent.userID)
  const hasKey = and(ofPupil, eq(idempotencyKey, sent.idempotencyKey))
  const others = and(ofPupil, ne(idempotencyKey, sent.idempotencyKey))
  const waiting = db.$count(compositions, and(others, isNull(answeredAt)))
  const weekAgo = new Date(now.getTime() - 7 * DAY).toISOString()
  const inWeek = db.$count(compositions, and(others, sql`${sentAt} > ${weekAgo}`))
  const changed = { sentences: JSON.stringify(sent.sentences), sentAt: now.toISOString() }
  const isChanged = ne(compositions.sentences, changed.sentences)
  const [, , [row]] = await db.batch([
    db
      .update(compositions)
      .set({ idempotencyKey: sql`'answered ' || ${compositionID}` })
      .where(and(hasKey, isNotNull(answeredAt), isChanged)),
    db
      .insert(compositions)
      .select(
        sql`SELECT NULL, ${sent.userID}, ${sent.idempotencyKey}, ${changed.sentences}, ${changed.sentAt}, NULL, '', NULL
          WHERE ${waiting} < ${COMPOSITION_LIMITS.waiting} AND ${inWeek} < ${COMPOSITION_LIMITS.week}`,
      )
      .onConflictDoUpdate({ target: [userID, idempotencyKey], set: changed, setWhere: isChanged }),
    db
      .select(columns)
      .from(compositions)
      .where(and(hasKey, eq(compositions.sentences, changed.sentences))),
  ])
  if (row) return toComposition(row)
  return (await waiting) < COMPOSITION_LIMITS.waiting ? 'week' : 'waiting'
}

/** Compositions of pupils whose name contains `q`: unanswered ones first, then newest first. */
export async function listCompositions(
  db: Database,
  { q, ofScope }: { q: string; ofScope: SQL | undefined },
  { limit, offset }: Slice,
): Promise<{ data: PupilComposition[]; total: number }> {
  const isListed = and(eq(userID, users.id), q === '' ? undefined : contains(users.displayName, q), ofScope)
  const [rows, [all]] = await db.batch([
    db
      .select({
        ...columns,
        displayName: users.displayName,
        classCode: sql<string>`coalesce(${users.classCode}, '')`,
      })
      .from(users)
      .crossJoin(compositions)
      .where(isListed)
      .orderBy(sql`${answeredAt} IS NOT NULL`, desc(sentAt), desc(compositionID))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(users).crossJoin(compositions).where(isListed),
  ])
  return { data: rows.map(toComposition), total: all?.total ?? 0 }
}

/** The id of the pupil who sent a composition. */
export async function findAuthor(db: Database, id: number): Promise<number | undefined> {
  const row = await db.select({ userID }).from(compositions).where(eq(compositionID, id)).get()
  return row?.userID
}

/**
 * Sets the teacher's answer, or replaces the answer that was read. Keeps a different answer that was
 * given meanwhile, and stores none to a text that was changed meanwhile.
 * @returns the composition that is stored now; null if it does not exist
 */
export async function answerComposition(
  db: Database,
  id: number,
  { answeredAt: former, sentAt: readAt, ...given }: AnswerCompositionRequest,
  now: Date,
): Promise<{ isSaved: boolean; stored: Composition | null }> {
  const isSame = and(eq(compositions.sticker, given.sticker), eq(compositions.answer, given.answer))
  const [saved] = await db
    .update(compositions)
    .set({ ...given, answeredAt: former === null ? now.toISOString() : nextStamp(former, now) })
    .where(
      and(eq(compositionID, id), eq(sentAt, readAt ?? sentAt), or(sql`${answeredAt} IS ${former}`, isSame)),
    )
    .returning(columns)
  if (saved) return { isSaved: true, stored: toComposition(saved) }
  const row = await db.select(columns).from(compositions).where(eq(compositionID, id)).get()
  return { isSaved: false, stored: row ? toComposition(row) : null }
}
