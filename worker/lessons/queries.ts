import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  lt,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import * as z from 'zod/mini'
import { MISSION_PAGE } from '../../content/missions.ts'
import {
  type Lesson,
  type LessonStep,
  type NewLesson,
  type OwnLesson,
  type PupilInLesson,
  storedSteps,
} from '../../domain/api/lesson.ts'
import { isClassKey } from '../../domain/audience.ts'
import { addDays, daySpan } from '../../domain/calendar.ts'
import type { LessonAudience } from '../../domain/events.ts'
import { classOrder } from '../../domain/french-order.ts'
import {
  CODE_LENGTH,
  changedOwnSteps,
  LATE_DAYS,
  MAX_LESSONS,
  makeCode,
  ownStepKind,
} from '../../domain/lesson.ts'
import type { Database } from '../db/database.ts'
import { lessonSteps, lessons, menuLinks, users } from '../db/schema.ts'
import { audienceKeysOf, audienceUsers } from '../groups/audience.ts'
import { nextStamp } from '../pages/queries.ts'
import type { User } from '../users/queries.ts'

type Row = typeof lessons.$inferSelect

/** Maximum number of lessons listed for a class on one day. A child must be able to find the right one. */
const MAX_PER_DAY = 10
const MAX_MISSED = 3

/** All lessons, last saved first. */
export async function listLessons(db: Database): Promise<Lesson[]> {
  const rows = await db.select().from(lessons).orderBy(desc(lessons.updated)).limit(MAX_LESSONS)
  return rows.map(toLesson)
}

/**
 * The audiences of lessons that are not over, or that absent pupils may still do. The room does not know
 * groups, so they are replaced by their members.
 */
export async function listAudiences(db: Database, today: string): Promise<LessonAudience[]> {
  const { code, classCodes, isOpenToVisitors } = lessons
  const rows = await db
    .select({ code, classCodes, isOpenToVisitors, userIDs: membersOf(lessons.classCodes), groupClasses })
    .from(lessons)
    .where(gte(lessons.lastDay, addDays(today, -LATE_DAYS)))
    .orderBy(asc(code))
  return rows.map((row) => ({
    ...row,
    classCodes: z.parse(storedTexts, JSON.parse(row.classCodes)).filter(isClassKey),
    userIDs: z.parse(z.array(z.int()), JSON.parse(row.userIDs)),
    groupClasses: z.parse(z.array(z.array(z.string())), JSON.parse(row.groupClasses)),
  }))
}

/** For each group or single pupil among the audience keys of a lesson: the classes of its members. */
const groupClasses = sql<string>`(
  SELECT json_group_array(json((
    SELECT json_group_array(DISTINCT coalesce(users.class_code, '')) FROM users
    WHERE users.id IN ${audienceUsers(sql`json_array(special.value)`)}
  ))) FROM json_each(${lessons.classCodes}) AS special WHERE special.value GLOB '*:*'
)`

/** The ids of the groups' members, and of the single pupils, among audience keys. */
function membersOf(keys: SQL | SQLiteColumn) {
  const special = sql`(SELECT json_group_array(value) FROM json_each(${keys}) WHERE value GLOB '*:*')`
  return sql<string>`(SELECT json_group_array(id) FROM ${audienceUsers(special)})`
}

/** A pupil's lessons on a day of the school: missed ones that are not finished yet, then those of the day. */
export async function listOwnLessons(db: Database, user: User, on: DayOfSchool): Promise<OwnLesson[]> {
  const rows = await selectWithDone(db, user.id)
    .where(and(gte(lessons.lastDay, on.today), lte(lessons.firstDay, on.today), isForPupil(user)))
    .orderBy(desc(lessons.updated))
    .limit(MAX_PER_DAY)
  const missed = await listMissedLessons(db, user, on)
  const unfinished = missed.filter(({ steps, done }) => done.length < steps.length)
  return [...unfinished.slice(0, MAX_MISSED), ...rows.map(toOwnLesson)]
}

interface DayOfSchool {
  today: string
  timeZone: string
  /** If given, only the lesson with this code. */
  code?: string
}

/**
 * Lessons that a pupil missed in the last `LATE_DAYS` days, latest first: other pupils did steps of the lesson
 * before it was over, but this pupil did not. Steps done afterwards do not change this, so that the pupil can
 * finish the lesson.
 */
export async function listMissedLessons(
  db: Database,
  user: User,
  { today, timeZone, code }: DayOfSchool,
): Promise<OwnLesson[]> {
  const rows = await selectWithDone(db, user.id)
    .where(
      and(
        gte(lessons.lastDay, addDays(today, -LATE_DAYS)),
        lt(lessons.lastDay, today),
        code === undefined ? undefined : eq(lessons.code, code),
        isForPupil(user),
        sql`EXISTS (SELECT 1 FROM lesson_steps WHERE lesson_steps.code = ${lessons.code})`,
      ),
    )
    .orderBy(desc(lessons.lastDay), desc(lessons.updated))
    .limit(MAX_PER_DAY)
  return rows
    .filter(({ lastDay, firstDone }) => {
      const end = daySpan(lastDay, timeZone).end.toISOString()
      return user.createdAt < end && (firstDone === null || firstDone >= end)
    })
    .map((row) => ({ ...toOwnLesson(row), isMissed: true }))
}

function isForPupil(user: User): SQL {
  return sql`EXISTS (SELECT 1 FROM json_each(${lessons.classCodes}) WHERE value IN ${audienceKeysOf(user)})`
}

/** The lessons of a school day for one of these classes, or for a group or pupil of only these classes. */
export async function listLessonsOn(
  db: Database,
  today: string,
  ofClasses: readonly string[],
): Promise<Lesson[]> {
  const own = sql`(SELECT value FROM json_each(${JSON.stringify(ofClasses)}))`
  const rows = await db
    .select()
    .from(lessons)
    .where(
      and(
        gte(lessons.lastDay, today),
        lte(lessons.firstDay, today),
        // `min` is 1 if all members are in the classes, and null if there are no members.
        sql`EXISTS (SELECT 1 FROM json_each(${lessons.classCodes}) AS each WHERE each.value IN ${own} OR (
          SELECT min(coalesce(class_code, '') IN ${own}) FROM users WHERE id IN ${audienceUsers(sql`json_array(each.value)`)}
        ))`,
      ),
    )
    .orderBy(desc(lessons.updated))
    .limit(MAX_PER_DAY)
  return rows.map(toLesson)
}

/** A lesson with the user's done steps. `userID` is null for a visitor. */
export async function findLesson(
  db: Database,
  code: string,
  userID: number | null,
): Promise<OwnLesson | undefined> {
  const [row] = await selectWithDone(db, userID).where(eq(lessons.code, code))
  return row && toOwnLesson(row)
}

function selectWithDone(db: Database, userID: number | null) {
  return db
    .select({
      ...getTableColumns(lessons),
      done: sql<string>`(
        SELECT json_group_array(client_id) FROM lesson_steps
        WHERE lesson_steps.code = ${lessons.code} AND lesson_steps.user_id = ${userID}
      )`,
      firstDone: sql<string | null>`(
        SELECT min(done_at) FROM lesson_steps
        WHERE lesson_steps.code = ${lessons.code} AND lesson_steps.user_id = ${userID}
      )`,
    })
    .from(lessons)
}

/** The first step whose page has no menu row, with its number from 1, or null. */
export async function findUnknownStep(
  db: Database,
  steps: readonly LessonStep[],
): Promise<{ number: number; clientID: string } | null> {
  const keys = steps.map(({ clientID }) => clientID)
  const rows = await db
    .select({ clientID: menuLinks.clientID })
    .from(menuLinks)
    .where(
      sql`${menuLinks.clientID} IN (SELECT value FROM json_each(${JSON.stringify(keys)})) AND ${menuLinks.clientID} <> ''`,
    )
  // The menu has rows for the missions of each weekday, but none for `MISSION_PAGE`.
  const known = new Set([MISSION_PAGE, ...rows.map((row) => row.clientID)])
  const index = keys.findIndex((key) => ownStepKind(key) === null && !known.has(key))
  return index === -1 ? null : { number: index + 1, clientID: keys[index] ?? '' }
}

/**
 * Number of codes to try. Even with the maximum number of lessons and live games, fewer than one code in ten
 * is taken.
 */
export const MAX_ATTEMPTS = 10

/** A random code. Lessons and live games share them. */
export function newCode(): string {
  return makeCode(Array.from(crypto.getRandomValues(new Uint32Array(CODE_LENGTH)), (each) => each / 2 ** 32))
}

/**
 * Adds a lesson under a new code, once per key. If the school has the maximum number of lessons, first deletes
 * one that is over for absent pupils too, with its done steps: the one saved least recently.
 * @returns null if none of these lessons is over; otherwise the stored lesson, which may differ (`isSaved` is
 * false) if the key was used before
 */
export async function addLesson(
  db: Database,
  lesson: NewLesson,
  { now, today, key }: { now: Date; today: string; key: string },
): Promise<{ isSaved: boolean; stored: Lesson } | null> {
  const hasKey = eq(lessons.idempotencyKey, key)
  const excess = sql`(
    SELECT code FROM lessons
    WHERE last_day < ${addDays(today, -LATE_DAYS)} AND NOT EXISTS (SELECT 1 FROM lessons WHERE ${hasKey})
    ORDER BY updated LIMIT max(0, (SELECT count(*) FROM lessons) - ${MAX_LESSONS - 1})
  )`
  const values = toRow(lesson)
  const { steps, classCodes, title, firstDay, lastDay, isOpenToVisitors } = values
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const code = newCode()
    const [, , , [row]] = await db.batch([
      db.delete(lessonSteps).where(inArray(lessonSteps.code, excess)),
      db.delete(lessons).where(inArray(lessons.code, excess)),
      db
        .insert(lessons)
        .select(
          sql`SELECT ${code}, ${title}, ${steps}, ${classCodes}, ${firstDay}, ${lastDay}, ${Number(isOpenToVisitors)}, ${now.toISOString()}, ${key}
            WHERE (SELECT count(*) FROM lessons) < ${MAX_LESSONS}
              AND NOT EXISTS (SELECT 1 FROM live_games WHERE code = ${code})`,
        )
        .onConflictDoNothing(),
      db.select().from(lessons).where(hasKey),
    ])
    if (!row) continue
    const isSaved = JSON.stringify({ ...row, ...values }) === JSON.stringify(row)
    return { isSaved, stored: toLesson(row) }
  }
  return null
}

/**
 * Saves a lesson, unless it was saved since `former`. Steps whose words have changed count as not done.
 * @returns the lesson that is stored now
 */
export async function saveLesson(
  db: Database,
  { code, steps }: Lesson,
  lesson: NewLesson,
  { former, now }: { former: string; now: Date },
): Promise<{ isSaved: boolean; stored: Lesson | null }> {
  const updated = nextStamp(former, now)
  const asRead = and(eq(lessons.code, code), eq(lessons.updated, former))
  const isAsRead = exists(db.select({ one: sql`1` }).from(lessons).where(asRead))
  const changed = inArray(lessonSteps.clientID, changedOwnSteps(steps, lesson.steps))
  const [, [saved]] = await db.batch([
    db.delete(lessonSteps).where(and(eq(lessonSteps.code, code), changed, isAsRead)),
    db
      .update(lessons)
      .set({ ...toRow(lesson), updated })
      .where(asRead)
      .returning(),
  ])
  if (saved) return { isSaved: true, stored: toLesson(saved) }
  const [row] = await db.select().from(lessons).where(eq(lessons.code, code))
  return { isSaved: false, stored: row ? toLesson(row) : null }
}

/** Statement that removes audience keys from all lessons. */
export function removeFromLessons(db: Database, keys: SQL) {
  const listed = sql`json_each(${lessons.classCodes})`
  return db
    .update(lessons)
    .set({ classCodes: sql`(SELECT json_group_array(value) FROM ${listed} WHERE value NOT IN ${keys})` })
    .where(sql`EXISTS (SELECT 1 FROM ${listed} WHERE value IN ${keys})`)
}

/** Deletes a lesson and its done steps. @returns false if it did not exist */
export async function deleteLesson(db: Database, code: string): Promise<boolean> {
  const [, deleted] = await db.batch([
    db.delete(lessonSteps).where(eq(lessonSteps.code, code)),
    db.delete(lessons).where(eq(lessons.code, code)).returning({ code: lessons.code }),
  ])
  return deleted.length > 0
}

/**
 * Stores that a pupil has done a step. A repeated call keeps the first time.
 * @returns false if the step was done before
 */
export async function saveStep(
  db: Database,
  done: { code: string; userID: number; clientID: string; at: Date },
): Promise<boolean> {
  const inserted = await db
    .insert(lessonSteps)
    .select(
      sql`SELECT code, ${done.userID}, ${done.clientID}, ${done.at.toISOString()} FROM lessons WHERE code = ${done.code}`,
    )
    .onConflictDoNothing()
    .returning({ code: lessonSteps.code })
  return inserted.length > 0
}

const pupilColumns = {
  userID: users.id,
  displayName: users.displayName,
  classCode: sql<string>`coalesce(${users.classCode}, '')`,
  avatarUrl: users.avatarUrl,
}
const isPupil = and(eq(users.isAdmin, false), eq(users.isEnabled, true))

/**
 * The pupils for whom the lesson is, and others who did a step of it, each with the steps done, by class and
 * name.
 */
export async function readProgress(db: Database, { code, classCodes }: Lesson): Promise<PupilInLesson[]> {
  const [ofClasses, steps] = await db.batch([
    db
      .select(pupilColumns)
      .from(users)
      .where(and(isPupil, inArray(users.id, audienceUsers(JSON.stringify(classCodes))))),
    db
      .select({ ...pupilColumns, step: lessonSteps.clientID, at: lessonSteps.doneAt })
      .from(lessonSteps)
      .innerJoin(users, and(eq(users.id, lessonSteps.userID), isPupil))
      .where(eq(lessonSteps.code, code))
      .orderBy(asc(lessonSteps.doneAt)),
  ])
  const pupils = new Map(
    ofClasses.map((pupil): [number, PupilInLesson] => [pupil.userID, { ...pupil, done: [] }]),
  )
  for (const { step, at, ...pupil } of steps) {
    const known = pupils.get(pupil.userID) ?? { ...pupil, done: [] }
    known.done.push({ step, at })
    pupils.set(pupil.userID, known)
  }
  return [...pupils.values()].sort(classOrder)
}

const storedTexts = z.array(z.string())

function toLesson({ steps, classCodes, idempotencyKey: _, ...lesson }: Row): Lesson {
  return {
    ...lesson,
    steps: z.parse(storedSteps, JSON.parse(steps)),
    classCodes: z.parse(storedTexts, JSON.parse(classCodes)),
  }
}

type RowWithDone = Row & { done: string; firstDone: string | null }

function toOwnLesson({ done, firstDone: _, ...row }: RowWithDone): OwnLesson {
  const lesson = toLesson(row)
  const steps = new Set(lesson.steps.map(({ clientID }) => clientID))
  // Pages that were removed from the lesson may have been done before.
  return { ...lesson, done: z.parse(storedTexts, JSON.parse(done)).filter((step) => steps.has(step)) }
}

function toRow({
  steps,
  classCodes,
  ...lesson
}: NewLesson): Omit<Row, 'code' | 'updated' | 'idempotencyKey'> {
  return {
    ...lesson,
    steps: JSON.stringify(steps),
    classCodes: JSON.stringify([...new Set(classCodes)]),
  }
}
