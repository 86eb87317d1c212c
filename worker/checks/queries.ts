import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Check, checkForms, type OwnCheckAnswer } from '../../domain/api/check.ts'
import { type CheckPhase, formFor, formsOf, questionsOf } from '../../domain/learning/check.ts'
import type { Database } from '../db/database.ts'
import { checkResults, checks, knownWords, pages } from '../db/schema.ts'
import { readAudienceKeys } from '../groups/audience.ts'
import { Refusal } from '../http/refusal.ts'
import type { User } from '../users/queries.ts'
import { refreshKnownWords } from '../words/memories/refresh-known-words.ts'

/** Per class, group or pupil; more than a school year needs. */
const MAX_CHECKS = 60

/** The checks of a class, group or pupil, newest first, with the results of its pupils. */
export async function listChecks(db: Database, classCode: string): Promise<Check[]> {
  const rows = await db
    .select()
    .from(checks)
    .where(eq(checks.classCode, classCode))
    .orderBy(desc(checks.checkID))
    .limit(MAX_CHECKS)
  const results = await db
    .select()
    .from(checkResults)
    .where(
      inArray(
        checkResults.checkID,
        db.select({ id: checks.checkID }).from(checks).where(eq(checks.classCode, classCode)),
      ),
    )
  const byCheck = Map.groupBy(results, ({ checkID }) => checkID)
  return rows.map(({ forms, ...check }) => {
    const byPupil = Map.groupBy(byCheck.get(check.checkID) ?? [], ({ userID }) => userID)
    const right = (its: typeof results, phase: CheckPhase) =>
      its.find((each) => each.phase === phase)?.right ?? null
    return {
      ...check,
      words: z.parse(checkForms, JSON.parse(forms))[0].length,
      results: [...byPupil.values()].map((its) => ({
        before: right(its, 'before'),
        after: right(its, 'after'),
      })),
    }
  })
}

interface NewCheck {
  classCode: string
  clientID: string
  now: Date
  seed: number
}

/**
 * Makes a check of the page's current words and opens it.
 * @throws {Refusal} 404 for an unknown word page, 409 if it has too few words, or if the class has an open
 * check or too many checks
 */
export async function makeCheck(db: Database, { classCode, clientID, now, seed }: NewCheck): Promise<number> {
  const [words, page] = await Promise.all([
    readWords(db, clientID),
    db
      .select({ title: pages.title })
      .from(pages)
      .where(and(eq(pages.clientID, clientID), eq(pages.kind, 'vocabulary')))
      .get(),
  ])
  if (!page) throw new Refusal('pageUnknown', { clientID })
  const forms = formsOf(
    words.filter(({ image, english }) => image !== null || english !== ''),
    seed,
  )
  if (!forms) throw new Refusal('checkWords', { title: page.title })
  const kept = forms.map((form) =>
    form.map(({ word, french, english, image, sound }) => ({ word, french, english, image, sound })),
  )
  const values = sql`NULL, ${classCode}, ${clientID}, ${page.title}, ${JSON.stringify(kept)}, 'before', ${now.toISOString()}`
  // A unique index refuses a second open check of the class, even from a concurrent call.
  const [[made], open] = await db.batch([
    db
      .insert(checks)
      .select(
        sql`SELECT ${values} WHERE (SELECT count(*) FROM ${checks} WHERE class_code = ${classCode}) < ${MAX_CHECKS}`,
      )
      .onConflictDoNothing()
      .returning({ checkID: checks.checkID }),
    db
      .select()
      .from(checks)
      .where(isOpenFor([classCode])),
  ])
  if (made) return made.checkID
  if (open.length > 0) throw new Refusal('checkOpen')
  throw new Refusal('checksFull', { most: MAX_CHECKS })
}

/**
 * Reads the words of a page. If there are none, refreshes the known words first, because they may never have
 * been read.
 */
async function readWords(db: Database, clientID: string) {
  const read = () =>
    db.select().from(knownWords).where(eq(knownWords.clientID, clientID)).orderBy(knownWords.place)
  const words = await read()
  if (words.length > 0) return words
  await refreshKnownWords(db)
  return read()
}

/**
 * @returns the check before the change
 * @throws {Refusal} 404 if there is none, 409 if the class has another open check
 */
export async function changeCheck(db: Database, checkID: number, open: CheckPhase | null) {
  const check = await requireCheck(db, checkID)
  const hasNoOther = sql`NOT EXISTS (
    SELECT 1 FROM checks AS other
    WHERE other.class_code = ${checks.classCode} AND other.open IS NOT NULL AND other.check_id <> ${checkID}
  )`
  const changed = await db
    .update(checks)
    .set({ open })
    .where(and(eq(checks.checkID, checkID), open === null ? undefined : hasNoOther))
    .returning({ checkID: checks.checkID })
  if (changed.length > 0) return check
  await requireCheck(db, checkID)
  throw new Refusal('checkOpen')
}

/**
 * Deletes a check with its results.
 * @returns the deleted check
 * @throws {Refusal} 404 if there is none
 */
export async function deleteCheck(db: Database, checkID: number) {
  const check = await requireCheck(db, checkID)
  await db.batch([
    db.delete(checkResults).where(eq(checkResults.checkID, checkID)),
    db.delete(checks).where(eq(checks.checkID, checkID)),
  ])
  return check
}

/** An open check for a pupil, or null if there is none that the pupil has not taken. */
export async function ownCheck(db: Database, user: User): Promise<OwnCheckAnswer['data']> {
  const { id } = user
  const isNew = sql`NOT EXISTS (
    SELECT 1 FROM check_results AS result
    WHERE result.user_id = ${id} AND result.check_id = ${checks.checkID} AND result.phase = ${checks.open}
  )`
  const check = await db
    .select()
    .from(checks)
    .where(and(isOpenFor(await readAudienceKeys(db, user)), isNew))
    .orderBy(checks.checkID)
    .get()
  if (!check?.open) return null
  const { checkID, clientID, title, open: phase } = check
  const forms = z.parse(checkForms, JSON.parse(check.forms))
  const questions = questionsOf(forms[formFor(checkID, id, phase)], forms.flat(), checkID, id)
  return {
    checkID,
    clientID,
    title,
    phase,
    questions: questions.map(({ asked: { word, french, sound }, options }) => ({
      word,
      french,
      sound,
      options: options.map(({ word, english, image }) => ({ word, english, image })),
    })),
  }
}

interface TakenCheck {
  checkID: number
  phase: CheckPhase
  answers: readonly { word: string; chosen: string }[]
  now: Date
}

/**
 * Stores a pupil's result, once per phase; repeated calls change nothing. Each word counts once, and only if
 * it is in the pupil's form.
 * @throws {Refusal} 409 if the check is not open for the pupil
 */
export async function takeCheck(
  db: Database,
  user: User,
  { checkID, phase, answers, now }: TakenCheck,
): Promise<void> {
  if (await isTaken(db, user.id, checkID, phase)) return
  const check = await db
    .select()
    .from(checks)
    .where(
      and(eq(checks.checkID, checkID), eq(checks.open, phase), isOpenFor(await readAudienceKeys(db, user))),
    )
    .get()
  if (!check) throw new Refusal('checkClosed')
  const forms = z.parse(checkForms, JSON.parse(check.forms))
  const asked = new Set(forms[formFor(checkID, user.id, phase)].map(({ word }) => word))
  const right = new Set(
    answers.filter(({ word, chosen }) => word === chosen && asked.has(word)).map(({ word }) => word),
  )
  const values = sql`${user.id}, ${checkID}, ${phase}, ${right.size}, ${now.toISOString()}`
  const stored = await db
    .insert(checkResults)
    .select(sql`SELECT ${values} FROM checks WHERE check_id = ${checkID} AND open = ${phase}`)
    .onConflictDoNothing()
    .returning({ checkID: checkResults.checkID })
  if (stored.length === 0 && !(await isTaken(db, user.id, checkID, phase))) throw new Refusal('checkClosed')
}

function isOpenFor(keys: readonly string[]) {
  return and(inArray(checks.classCode, [...keys]), isNotNull(checks.open))
}

async function isTaken(db: Database, userID: number, checkID: number, phase: CheckPhase): Promise<boolean> {
  const row = await db
    .select({ one: sql`1` })
    .from(checkResults)
    .where(
      and(eq(checkResults.userID, userID), eq(checkResults.checkID, checkID), eq(checkResults.phase, phase)),
    )
    .get()
  return row !== undefined
}

/** @throws {Refusal} 404 */
export async function requireCheck(db: Database, checkID: number) {
  const check = await db.select().from(checks).where(eq(checks.checkID, checkID)).get()
  if (!check) throw new Refusal('checkUnknown', { checkID })
  return check
}
