import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type {
  ClassTheme,
  PupilOfClass,
  ThemeWord,
  ThemeWordsAnswer,
} from '../../../domain/api/class-words.ts'
import { shownWord } from '../../../domain/api/words.ts'
import { addDays, daySpan, schoolDay } from '../../../domain/calendar.ts'
import { nameOrder } from '../../../domain/french-order.ts'
import { KNOWN_DAYS, NEW_DAYS, stageOf } from '../../../domain/learning/stage.ts'
import { listClassCodes } from '../../classes/queries.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { Refusal } from '../../http/refusal.ts'
import { MET_WORDS, summaryColumn } from '../memories/memory-parts.ts'
import { isForClass } from '../memories/shown-words.ts'
import { readNeedsHelp } from './read-needs-help.ts'

interface ClassQuery {
  classCode: string
  now: Date
  timeZone: string
}

const [classCode, page] = [sql.placeholder('classCode'), sql.placeholder('page')]

/** @throws {Refusal} 404 for an unknown class */
export async function assertClassExists(db: Database, classCode: string): Promise<void> {
  if (!(await listClassCodes(db)).includes(classCode)) throw new Refusal('classMissing', { classCode })
}

/**
 * Counts each pupil's known words and, per theme, the stages of the pupil's words. Lists the words with which
 * each pupil needs help.
 */
export async function readClassWords(
  db: Database,
  { classCode, now, timeZone }: ClassQuery,
): Promise<{ pupils: PupilOfClass[]; themes: ClassTheme[] }> {
  const days = stageDates(now, timeZone)
  const [[pupilRows, countRows, knownRows], help] = await Promise.all([
    db.$client.batch([
      selectPupils(db, { classCode }),
      selectCounts(db, { classCode, grade: null, ...days }),
      selectKnownWords(db, { classCode, grade: null, day: days.day }),
    ]),
    readNeedsHelp(db, classCode, now),
  ])
  const pupils = z.parse(z.array(pupilRow), pupilRows?.results).toSorted(nameOrder)
  const counts = z.parse(z.array(countRow), countRows?.results)
  const knownWords = new Map(
    z.parse(z.array(knownRow), knownRows?.results).map((row) => [row.userID, row.knownWords]),
  )
  const byPage = Map.groupBy(counts, (row) => row.page)
  return {
    pupils: pupils.map((pupil) => ({
      ...pupil,
      knownWords: knownWords.get(pupil.userID) ?? 0,
      needsHelpWith: (help.get(pupil.userID) ?? []).map(({ word }) => word),
    })),
    themes: [...byPage].map(([page, rows]) => ({
      page,
      title: rows[0]?.title ?? '',
      words: rows[0]?.words ?? 0,
      counts: pupils.map(({ userID }) => sumStages(rows.filter((row) => row.userID === userID))),
    })),
  }
}

/** Reads the words of a theme with the stage of each pupil of a class. */
export async function readThemeWords(
  db: Database,
  { classCode, page, now, timeZone }: ClassQuery & { page: string },
): Promise<ThemeWordsAnswer['data']> {
  const { day, newSince } = stageDates(now, timeZone)
  const [pupilRows, wordRows, memoryRows] = await db.$client.batch([
    selectPupils(db, { classCode }),
    selectWords(db, { page }),
    selectMemories(db, { classCode, page }),
  ])
  const pupils = z.parse(z.array(pupilRow), pupilRows?.results).toSorted(nameOrder)
  const memories = new Map(
    z.parse(z.array(memoryRow), memoryRows?.results).map((row) => [`${row.userID} ${row.word}`, row]),
  )
  return {
    pupils,
    words: z.parse(z.array(wordRow), wordRows?.results).map(
      (word): ThemeWord => ({
        ...word,
        cells: pupils.map(({ userID }) => {
          const memory = memories.get(`${userID} ${word.word}`)
          if (!memory) return null
          const { days, right, tries } = memory
          return { stage: stageOf(memory, day, newSince), days, right, tries }
        }),
      }),
    ),
  }
}

function stageDates(now: Date, timeZone: string): { day: string; newSince: string } {
  const day = schoolDay(now, timeZone)
  return { day, newSince: daySpan(addDays(day, -NEW_DAYS), timeZone).start.toISOString() }
}

const pupilRow = z.object({ userID: z.int(), displayName: z.string() })

const selectPupils = statement(sql`
  SELECT id AS userID, display_name AS displayName FROM users
  WHERE class_code = ${classCode} AND NOT is_admin AND is_enabled ORDER BY id`)

const countRow = z.object({
  userID: z.int(),
  page: z.string(),
  title: z.string(),
  words: z.int(),
  new: z.int(),
  fragile: z.int(),
  known: z.int(),
})

function sumStages(rows: readonly z.infer<typeof countRow>[]) {
  const sum = (stage: 'new' | 'fragile' | 'known') => rows.reduce((total, row) => total + row[stage], 0)
  return { new: sum('new'), fragile: sum('fragile'), known: sum('known') }
}

/**
 * The rule of `stageOf` in SQL, so that the database returns counts and not every memory. A test compares
 * both implementations.
 */
const IS_KNOWN = sql`${summaryColumn('days')} >= ${sql.raw(`${KNOWN_DAYS}`)} AND coalesce(${summaryColumn('due')} >= ${sql.placeholder('day')}, true)`
const IS_NEW = sql`${summaryColumn('firstSeen')} >= ${sql.placeholder('newSince')}`

const selectCounts = statement(sql`
  WITH cell AS MATERIALIZED (
    SELECT memory.user_id AS userID, known.client_id AS page, sum(${IS_KNOWN}) AS known,
      sum(NOT (${IS_KNOWN}) AND ${IS_NEW}) AS new, sum(NOT (${IS_KNOWN}) AND NOT (${IS_NEW})) AS fragile
    FROM users CROSS JOIN memory_parts AS memory ON memory.user_id = users.id ${MET_WORDS}
      CROSS JOIN known_words AS known ON known.word = met.key
    WHERE users.class_code = ${classCode} AND NOT users.is_admin AND users.is_enabled
      AND ${isForClass('known')}
    GROUP BY 1, 2
  )
  SELECT cell.*, pages.title,
    (SELECT count(*) FROM known_words WHERE client_id = cell.page) AS words
  FROM cell JOIN pages ON pages.client_id = cell.page AND pages.kind = 'vocabulary'
  ORDER BY sum(cell.known + cell.new + cell.fragile) OVER (PARTITION BY cell.page) DESC, pages.title, cell.page`)

const knownRow = z.object({ userID: z.int(), knownWords: z.int() })

/** Counts a word once, however many pages it is on. */
const selectKnownWords = statement(sql`
  SELECT memory.user_id AS userID, count(DISTINCT met.key) AS knownWords
  FROM users CROSS JOIN memory_parts AS memory ON memory.user_id = users.id ${MET_WORDS}
    CROSS JOIN known_words AS known ON known.word = met.key
    JOIN pages ON pages.client_id = known.client_id AND pages.kind = 'vocabulary'
  WHERE users.class_code = ${classCode} AND NOT users.is_admin AND users.is_enabled
    AND ${isForClass('known')} AND ${IS_KNOWN}
  GROUP BY 1`)

const wordRow = z.extend(shownWord, { page: z.string() })

const selectWords = statement(sql`
  SELECT known.word, known.french, known.english, known.image, known.sound, pages.client_id AS page, pages.title AS theme
  FROM known_words AS known JOIN pages ON pages.client_id = known.client_id
  WHERE known.client_id = ${page} ORDER BY known.place`)

const memoryRow = z.object({
  userID: z.int(),
  word: z.string(),
  days: z.int(),
  due: z.nullable(z.string()),
  firstSeen: z.string(),
  right: z.int(),
  tries: z.int(),
})

const selectMemories = statement(sql`
  SELECT memory.user_id AS userID, met.key AS word, ${summaryColumn('days')} AS days, ${summaryColumn('due')} AS due,
    ${summaryColumn('firstSeen')} AS firstSeen, ${summaryColumn('right')} AS right, ${summaryColumn('tries')} AS tries
  FROM users CROSS JOIN memory_parts AS memory ON memory.user_id = users.id ${MET_WORDS}
    CROSS JOIN known_words AS known ON known.client_id = ${page} AND known.word = met.key
  WHERE users.class_code = ${classCode} AND NOT users.is_admin AND users.is_enabled`)
