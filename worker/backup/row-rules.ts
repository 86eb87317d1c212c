import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as z from 'zod/mini'
import { changes, MOST_TARGET } from '../../domain/api/admin-action.ts'
import { LAST_USER_ID } from '../../domain/api/backup.ts'
import { checkForms } from '../../domain/api/check.ts'
import { LOG_BYTES } from '../../domain/api/log.ts'
import { MEDIA_BYTES } from '../../domain/api/media.ts'
import { MOST_CREDIT, recordedWord } from '../../domain/api/recording.ts'
import { secret } from '../../domain/api/secret-pictures.ts'
import { schoolSettings } from '../../domain/api/settings.ts'
import { keptMemory } from '../../domain/learning/memory.ts'
import { wordTasks } from '../../domain/learning/task.ts'
import {
  activities,
  activityAnswers,
  activityTotals,
  adminActions,
  answerBatches,
  answerTotals,
  attempts,
  bonus,
  bonusClaims,
  bravoCounts,
  bravos,
  checkResults,
  checks,
  classes,
  classGoals,
  dealtMissions,
  deletedGames,
  games,
  gameVersions,
  heldActivities,
  heldAnswers,
  lessonSteps,
  lessons,
  logs,
  media,
  memoryParts,
  menuLinks,
  menuStamp,
  multiplayerScores,
  pages,
  pageVersions,
  recordings,
  settings,
  stickers,
  traces,
  users,
  videoViews,
  whitelist,
} from '../db/schema.ts'
import { extensionOf } from '../media/media-type.ts'
import { toldWords } from '../words/memory-parts.ts'

/**
 * What a column of a backup's row must be beyond its type, which the schema of the database says. As the calls have it that
 * write the column; no stricter than any version of them was, so that an old backup still comes back. For the same reason
 * what is written on a page or in a game must be there, and is not held against what it would have to be today.
 */

export type RulesByField = Readonly<Partial<Record<string, z.ZodMiniType>>>
type Rules<Table extends SQLiteTable> = Readonly<Partial<Record<keyof Table['$inferSelect'], z.ZodMiniType>>>

const instant = z.iso.datetime()
const day = z.iso.date()
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'doit être un mois, comme 2026-11'))
const userID = z.int().check(z.gte(1), z.lte(LAST_USER_ID))
/** The key of a table that has one row. */
export const onlyRow = z.literal(1)
const count = z.int().check(z.gte(0), z.lte(1_000_000))
/** Raised by one at a time: none may come near the end of the numbers. */
const version = z.int().check(z.gte(1), z.lte(1_000_000_000))
/** The year 2200, in milliseconds since 1970. */
const stamp = z.int().check(z.gte(0), z.lte(Date.UTC(2200, 0)))
const textOf = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most))
const key = textOf(1, 120)
const json = z.string().check(z.refine(isObject, "n'est pas du JSON"))

/** What is true or false needs no more than its type. */
const settingRules = Object.fromEntries(
  Object.entries(schoolSettings.shape).filter(([, rule]) => !(rule instanceof z.ZodMiniBoolean)),
)

/**
 * The rules of every table of what the school keeps, in the order in which a backup reads them: each after those that its rows name,
 * and what was given before what it was given for, since a school may play while they are read, and a Bravo or an answer without its
 * activities would be wrong. A list, because the schema's module gives its exports in the order of the alphabet once it is bundled.
 */
export const rulesInOrder: readonly (readonly [SQLiteTable, RulesByField])[] = [
  rules(classes, { classCode: textOf(1, 20), grade: z.int().check(z.gte(1), z.lte(6)) }),
  rules(classGoals, { classCode: textOf(1, 20), target: count }),
  rules(users, {
    id: userID,
    userName: textOf(1, 64),
    userNameKey: textOf(1, 128),
    displayName: textOf(1, 80),
    avatarUrl: textOf(0, 200),
    passwordHash: textOf(1, 1000),
    pin: z.string().check(z.regex(/^\d{4}$/, 'doit avoir 4 chiffres')),
    tokenVersion: version,
    endedSessions: json,
    cardVersion: version,
    createdAt: instant,
    secretPictures: z.string().check(z.refine(isSecret, "n'est pas trois images")),
  }),
  rules(menuLinks, {
    clientID: textOf(0, 120),
    displayName: textOf(0, 80),
    icon: textOf(0, 200),
    externalIdentifier: textOf(0, 80),
  }),
  rules(menuStamp, { id: onlyRow, stamp }),
  rules(whitelist, { userID, clientID: key }),
  rules(games, { id: key, clientID: key, kind: key, updated: instant }),
  rules(gameVersions, { id: key, updated: instant }),
  rules(deletedGames, {}),
  rules(pages, { clientID: key, kind: key, content: json, updated: instant, preview: textOf(0, 200) }),
  rules(pageVersions, { clientID: key, content: json, updated: instant }),
  rules(bonus, { id: onlyRow, updated: instant }),
  rules(bonusClaims, {
    userID,
    bravoCount: count,
    activityCount: count,
    claimedAt: instant,
    awardedAt: instant,
    clearedAt: instant,
  }),
  rules(bravos, { userID, dateCreated: instant, week: day, takenBackAt: instant }),
  rules(bravoCounts, { userID, month, count }),
  rules(activityAnswers, { userID, count, createdAt: instant }),
  rules(heldActivities, { userID, week: day, clientID: key, activityDate: instant, decidedAt: instant }),
  rules(activities, { userID, week: day, clientID: key, activityDate: instant }),
  rules(activityTotals, { userID, month, count }),
  rules(stickers, { userID, week: day, missions: count }),
  rules(videoViews, { userID, week: day, watchedAt: instant }),
  rules(answerBatches, {
    userID,
    idempotencyKey: textOf(1, 64),
    receivedAt: instant,
    answers: json,
    answer: json,
  }),
  rules(heldAnswers, {
    userID,
    idempotencyKey: textOf(1, 64),
    receivedAt: instant,
    answers: json,
    decidedAt: instant,
  }),
  rules(memoryParts, {
    userID,
    part: count,
    tries: count,
    words: z.string().check(z.refine(isOf(toldWords), "n'est pas ce qui est dit de mots")),
    kept: z.string().check(z.refine(isOf(z.record(z.string(), keptMemory)), "n'est pas une mémoire")),
  }),
  rules(dealtMissions, { userID, day, words: json }),
  rules(answerTotals, { word: textOf(1, 80), task: z.enum(wordTasks), right: z.int(), tries: z.int() }),
  rules(checks, {
    classCode: textOf(1, 20),
    clientID: key,
    title: textOf(0, 200),
    forms: z.string().check(z.refine(isOf(checkForms), "n'est pas un contrôle")),
    created: instant,
  }),
  rules(checkResults, { userID, right: count, takenAt: instant }),
  rules(multiplayerScores, { userID, week: day, correctAnswers: z.int().check(z.gte(0)) }),
  rules(lessons, {
    code: textOf(1, 20),
    title: textOf(1, 80),
    steps: json,
    classCodes: json,
    firstDay: day,
    lastDay: day,
    updated: instant,
  }),
  rules(lessonSteps, { userID, code: textOf(1, 20), clientID: key, doneAt: instant }),
  rules(settings, { id: onlyRow, ...settingRules }),
  rules(logs, { data: textOf(0, LOG_BYTES), dateCreated: instant, dateReceived: instant }),
  rules(traces, { userID, date: instant }),
  rules(attempts, { subject: textOf(1, 200), at: instant, number: count }),
  rules(media, {
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    contentType: z.string().check(z.refine(isStoredType, "n'est pas un type de fichier qui est gardé")),
    bytes: z.int().check(z.gte(1), z.lte(MEDIA_BYTES)),
    createdAt: instant,
  }),
  rules(recordings, {
    word: recordedWord,
    url: textOf(1, 200),
    updated: instant,
    credit: textOf(0, MOST_CREDIT),
  }),
  rules(adminActions, {
    at: instant,
    call: textOf(1, 80),
    target: textOf(0, MOST_TARGET),
    changes: textOf(0, 4000).check(
      z.refine((text) => text === '' || isOf(changes)(text), "n'est pas un changement"),
    ),
  }),
]

function rules<Table extends SQLiteTable>(table: Table, columns: Rules<Table>): [SQLiteTable, RulesByField] {
  return [table, columns]
}

function isObject(text: string): boolean {
  try {
    return JSON.parse(text) instanceof Object
  } catch {
    return false
  }
}

/** Whether a text is JSON as `schema` has it. */
function isOf(schema: z.ZodMiniType): (text: string) => boolean {
  return (text) => isObject(text) && z.safeParse(schema, JSON.parse(text)).success
}

function isSecret(text: string): boolean {
  return secret.safeParse(text.split(' ')).success
}

function isStoredType(type: string): boolean {
  return extensionOf(type) !== undefined
}
