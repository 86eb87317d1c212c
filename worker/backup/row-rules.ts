import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as z from 'zod/mini'
import { changes, MAX_TARGET_LENGTH } from '../../domain/api/admin-action.ts'
import { type BackupRow, MAX_USER_ID } from '../../domain/api/backup.ts'
import { checkForms } from '../../domain/api/check.ts'
import { MAX_SENTENCE_LENGTH, sentences } from '../../domain/api/composition.ts'
import { lessonDay, storedSteps } from '../../domain/api/lesson.ts'
import { MAX_LOG_BYTES } from '../../domain/api/log.ts'
import { MAX_MEDIA_BYTES } from '../../domain/api/media.ts'
import { MAX_CREDIT_LENGTH, recordedWord } from '../../domain/api/recording.ts'
import { scope } from '../../domain/api/scope.ts'
import { listKey, secret } from '../../domain/api/secret-pictures.ts'
import { allSettings } from '../../domain/api/settings.ts'
import { wordAnswer } from '../../domain/api/word-answers.ts'
import { saveAnswersAnswer } from '../../domain/api/words.ts'
import { audienceKey, groupKey } from '../../domain/audience.ts'
import { MAX_STORED_COUNT } from '../../domain/bounds.ts'
import { dealtWord } from '../../domain/learning/dealt-word.ts'
import { type StoredMemory, storedMemory } from '../../domain/learning/memory.ts'
import { wordTasks } from '../../domain/learning/task.ts'
import { isOwnFile, OWN_FILE_RULE } from '../../domain/own-files.ts'
import { ALL_SUPPORTS } from '../../domain/supports.ts'
import { ACTIVITY_NUMBERS_PER_USER } from '../activities/number-before.ts'
import { storedHash } from '../auth/password.ts'
import * as schema from '../db/schema.ts'
import { storedHands, storedPlan, storedResult } from '../live-games/stored-game.ts'
import { extensionOf } from '../media/media-type.ts'
import { wordSummaries } from '../words/memories/memory-parts.ts'

/**
 * Rules for columns of a backup's rows in addition to their types in the database schema, so that no restored
 * row can make a call fail. They accept everything that any version of the school wrote, so that old backups
 * can be restored: contents of pages and games are not validated against today's forms.
 */

/** `within`: anywhere in the JSON, except in the fields `word` and `game`. */
export type DateForm = 'instant' | 'day' | 'month' | 'milliseconds' | 'within'
export type RowCheck = z.core.$ZodCheck<BackupRow>
export type RulesByField = Readonly<Partial<Record<string, z.ZodMiniType>>>
type Rules<Table extends SQLiteTable> = Readonly<Partial<Record<keyof Table['$inferSelect'], z.ZodMiniType>>>

const MIN_YEAR = '2000'
const notTooEarly = z.refine<string>((text) => text >= MIN_YEAR, `doit être après l'an ${MIN_YEAR}`)
const instant = z.iso.datetime().check(notTooEarly)
const day = z.iso.date().check(notTooEarly)
const month = z
  .string()
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'doit être un mois, comme 2026-11'), notTooEarly)
/** An instant of a device's clock, which may be wrong. */
const deviceInstant = z.iso.datetime()
const anyGrade = z.int().check(z.gte(1), z.lte(6))
const userID = z.int().check(z.gte(1), z.lte(MAX_USER_ID))
/** Key of a table with a single row. */
export const onlyRow = z.literal(1)
const count = z.int().check(z.gte(0), z.lte(MAX_STORED_COUNT))
/** Incremented by one; must stay far below the largest exact integer. */
const version = z.int().check(z.gte(1), z.lte(1_000_000_000))
/** In milliseconds since 1970. */
const stamp = z.int().check(z.gte(0))
const total = z.int().check(z.gte(0), z.lte(1_000_000_000))
const activityNumber = z.int().check(z.gte(0), z.lte((MAX_USER_ID + 1) * ACTIVITY_NUMBERS_PER_USER))
const groupID = z.int().check(z.gte(0), z.lte(2 ** 40))
const textOf = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most))
const key = textOf(1, 120)
const file = z.string().check(z.maxLength(200), z.refine(isOwnFile, OWN_FILE_RULE))
/** Limited only by the length of a row. */
const longText = z.string()
const content = jsonOf(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]))

/** Required fields of a stored answer; the other fields are for statistics. */
const keptAnswers = z.array(
  z.looseObject({
    word: textOf(1, 80),
    at: z.iso.datetime(),
    task: z.enum(wordTasks),
    right: z.boolean(),
    options: z.nullish(z.int()),
    gap: z.nullish(z.int()),
    curve: z.nullish(z.number()),
    wasRight: z.nullish(z.boolean()),
    days: z.nullish(z.int()),
  }),
)
const answers = jsonOf(keptAnswers)
const answerToBatch = jsonOf(saveAnswersAnswer)
const words = jsonOf(wordSummaries)
const memories = jsonOf(z.record(z.string(), storedMemory.check(z.refine(isSoundMemory))))

/**
 * Rules of columns whose dates must not be in the future, with the format of the dates: see `futureColumn`.
 */
export const dateRules = new Map<z.ZodMiniType, DateForm>([
  [instant, 'instant'],
  [day, 'day'],
  [month, 'month'],
  [stamp, 'milliseconds'],
  ...[answers, answerToBatch, words, memories].map((rule) => [rule, 'within'] as const),
])

/** Booleans need no rule besides their type. */
const settingRules = Object.fromEntries(
  Object.entries(allSettings.shape).filter(([, rule]) => !(rule instanceof z.ZodMiniBoolean)),
)

/**
 * The rules of every table, in the order in which a backup reads the tables: referenced tables first, and
 * results before their causes. The school may change while it is read, and a Bravo or answer without its
 * activities would be inconsistent. This is a list because bundling sorts the exports of the schema module
 * alphabetically.
 */
export const rulesInOrder: readonly (readonly [SQLiteTable, RulesByField, RowCheck?])[] = [
  rules(schema.classes, {
    classCode: textOf(1, 20),
    teacherName: textOf(0, 200),
    grade: anyGrade,
    lastGrade: anyGrade,
    listKey: z.nullable(listKey),
  }),
  rules(schema.classGoals, { classCode: audienceKey, target: count }),
  rules(schema.users, {
    id: userID,
    userName: textOf(1, 64),
    userNameKey: textOf(1, 128),
    displayName: textOf(1, 80),
    avatarUrl: z.string().check(z.regex(/^[\w.-]{0,200}$/, "n'est pas un avatar")),
    passwordHash: storedHash,
    scope: jsonOf(scope),
    pin: z.string().check(z.regex(/^\d{4}$/, 'doit avoir 4 chiffres')),
    tokenVersion: version,
    endedSessions: jsonOf(z.record(textOf(1, 100), z.iso.datetime())),
    cardVersion: version,
    createdAt: instant,
    secretPictures: z.string().check(z.refine(isSecret, "n'est pas trois images")),
    supports: z.int().check(z.gte(0), z.lte(ALL_SUPPORTS)),
    grade: anyGrade,
  }),
  rules(schema.pupilGroups, { groupID: groupKey, name: textOf(1, 80) }),
  rules(schema.groupMembers, { groupID: groupKey, userID }),
  rules(schema.menuLinks, {
    clientID: textOf(0, 120),
    groupID,
    parentGroupID: groupID,
    position: count,
    displayName: textOf(1, 80),
    icon: textOf(0, 200),
    externalIdentifier: textOf(0, 80),
  }),
  rules(schema.menuStamp, { id: onlyRow, stamp }),
  rules(schema.whitelist, { userID, clientID: key }),
  rules(schema.games, {
    id: key,
    clientID: key,
    kind: key,
    data: longText,
    wordsPage: key,
    updated: instant,
  }),
  rules(schema.gameVersions, { id: key, data: longText, updated: instant }),
  rules(schema.deletedGames, { id: key }),
  rules(
    schema.pages,
    { clientID: key, kind: key, title: textOf(1, 120), content, updated: instant, preview: file },
    z.refine(hasValidVideoList, { path: ['content'], error: "n'est pas une page de vidéos" }),
  ),
  rules(schema.pageVersions, { clientID: key, title: textOf(1, 120), content, updated: instant }),
  rules(schema.bonus, { id: onlyRow, clientID: key, claimID: key, updated: instant }),
  rules(schema.bonusClaims, {
    claimID: key,
    clientID: key,
    userID,
    bravoCount: count,
    activityCount: count,
    claimedAt: instant,
    awardedAt: instant,
    clearedAt: instant,
  }),
  rules(schema.bravos, { userID, dateCreated: instant, week: day, takenBackAt: instant }),
  rules(schema.bravoCounts, { userID, month, count }),
  rules(schema.activityAnswers, {
    userID,
    idempotencyKey: textOf(1, 200),
    activityLogID: activityNumber,
    count,
    createdAt: instant,
  }),
  rules(schema.heldActivities, {
    userID,
    week: day,
    clientID: key,
    activityDate: instant,
    decidedAt: instant,
  }),
  rules(schema.activities, {
    userID,
    week: day,
    clientID: key,
    activityLogID: activityNumber,
    activityDate: instant,
  }),
  rules(schema.activityTotals, { userID, month, count }),
  rules(schema.stickers, { userID, week: day, missions: count }),
  rules(schema.videoViews, {
    userID,
    clientID: key,
    video: textOf(1, 200),
    week: day,
    watchedAt: instant,
    idempotencyKey: textOf(1, 200),
  }),
  rules(schema.answerBatches, {
    userID,
    idempotencyKey: textOf(1, 64),
    receivedAt: instant,
    answers,
    answer: answerToBatch,
  }),
  rules(schema.heldAnswers, {
    userID,
    idempotencyKey: textOf(1, 64),
    receivedAt: instant,
    answers: jsonOf(z.array(wordAnswer).check(z.minLength(1))),
    decidedAt: instant,
  }),
  rules(
    schema.memoryParts,
    { userID, part: count, tries: count, words, kept: memories },
    z.refine(hasMemories, { path: ['kept'], error: "n'a pas la mémoire de chaque mot" }),
  ),
  rules(schema.dealtMissions, {
    userID,
    day,
    words: jsonOf(z.array(dealtWord)),
  }),
  rules(schema.answerTotals, {
    word: textOf(1, 80),
    task: z.enum(wordTasks),
    gap: z.int().check(z.gte(-1), z.lte(100_000)),
    right: total,
    tries: total,
  }),
  rules(schema.checks, {
    classCode: audienceKey,
    clientID: key,
    title: textOf(0, 200),
    forms: jsonOf(checkForms),
    created: instant,
  }),
  rules(schema.checkResults, { userID, right: count, takenAt: instant }),
  rules(schema.multiplayerScores, { userID, week: day, correctAnswers: count }),
  rules(schema.compositions, {
    userID,
    idempotencyKey: textOf(1, 64),
    sentences: jsonOf(sentences),
    sentAt: instant,
    answer: textOf(0, MAX_SENTENCE_LENGTH),
    answeredAt: instant,
  }),
  rules(schema.bestScores, { userID, clientID: key, score: count, reachedAt: instant }),
  rules(schema.lessons, {
    code: textOf(1, 20),
    title: textOf(1, 80),
    steps: jsonOf(storedSteps),
    classCodes: jsonOf(z.array(z.string())),
    firstDay: lessonDay,
    lastDay: lessonDay,
    updated: instant,
    idempotencyKey: textOf(1, 200),
  }),
  rules(schema.lessonSteps, { userID, code: textOf(1, 20), clientID: key, doneAt: instant }),
  rules(schema.liveGames, {
    code: textOf(1, 20),
    title: textOf(1, 80),
    plan: jsonOf(storedPlan),
    classCodes: jsonOf(z.array(z.string())),
    created: instant,
    ended: instant,
    hands: jsonOf(storedHands),
    players: count,
    right: count,
    answers: count,
    idempotencyKey: textOf(1, 200),
  }),
  rules(schema.liveResults, {
    userID,
    code: textOf(1, 20),
    answers: jsonOf(storedResult),
    right: count,
    at: instant,
  }),
  rules(schema.settings, { id: onlyRow, ...settingRules }),
  rules(schema.logs, { data: textOf(0, MAX_LOG_BYTES), dateCreated: deviceInstant, dateReceived: instant }),
  rules(schema.traces, { userID, clientID: key, date: instant }),
  rules(schema.media, {
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    contentType: z.string().check(z.refine(isStoredType, "n'est pas un type de fichier qui est gardé")),
    bytes: z.int().check(z.gte(1), z.lte(MAX_MEDIA_BYTES)),
    createdAt: instant,
    name: textOf(0, 200),
  }),
  rules(schema.recordings, {
    word: recordedWord,
    url: file,
    updated: instant,
    credit: textOf(0, MAX_CREDIT_LENGTH),
  }),
  rules(schema.adminActions, {
    at: instant,
    call: textOf(1, 80),
    target: textOf(0, MAX_TARGET_LENGTH),
    changes: z.union([z.literal(''), jsonOf(changes)]),
  }),
]

/** @param check a rule for several columns together */
function rules<Table extends SQLiteTable>(
  table: Table,
  columns: Rules<Table>,
  check?: RowCheck,
): [SQLiteTable, RulesByField, RowCheck?] {
  return check ? [table, columns, check] : [table, columns]
}

/** More than the depth of any stored value. A deeper value could overflow the stack. */
const MAX_DEPTH = 40
/** Sums of numbers up to this stay exact. */
const MAX_NUMBER = 10 ** 12

/** JSON text that matches `schema`, with bounded depth and numbers. */
function jsonOf(schema: z.ZodMiniType): z.ZodMiniType<string> {
  return z.string().check(
    z.refine((text) => {
      const value = parseJson(text)
      return value !== undefined && isBounded(value, MAX_DEPTH) && z.safeParse(schema, value).success
    }, "n'est pas le JSON attendu"),
  )
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

function isBounded(value: unknown, depth: number): boolean {
  if (typeof value === 'number') return Math.abs(value) <= MAX_NUMBER
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((nested) => isBounded(nested, depth - 1))
}

const videosOfPage = z.object({ videos: z.optional(z.array(z.looseObject({}))) })

/** True unless a page of videos lacks a valid list, which SQL queries search. */
function hasValidVideoList({ kind, content }: BackupRow): boolean {
  return kind !== 'videos' || z.safeParse(videosOfPage, parseJson(content)).success
}

/** Invalid days, or a stability outside the range of FSRS, would make the next answer fail. */
function isSoundMemory({ base, recent }: StoredMemory): boolean {
  const days = [...(base ? [base.lastDay, base.movedOn, base.due] : []), ...recent.map((each) => each.day)]
  const stability = base?.stability ?? 1
  return (
    days.every((each) => each === null || !Number.isNaN(Date.parse(each))) &&
    stability >= MIN_STABILITY &&
    stability <= MAX_STABILITY
  )
}

const MIN_STABILITY = 0.001
const MAX_STABILITY = 36_500

const byWord = z.record(z.string(), z.unknown())

function hasMemories({ words, kept }: BackupRow): boolean {
  const [listed, memories] = [words, kept].map((text) => z.safeParse(byWord, parseJson(text)).data ?? {})
  return Object.keys(listed ?? {}).every((word) => Object.hasOwn(memories ?? {}, word))
}

function isSecret(text: string): boolean {
  return secret.safeParse(text.split(' ')).success
}

function isStoredType(type: string): boolean {
  return extensionOf(type) !== undefined
}
