import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { isMissionPage } from '../../content/missions.ts'
import { sitePageOf } from '../../content/routes.ts'
import type { Actor } from '../../domain/access.ts'
import { openCheck, type Start, type WeekPupil } from '../../domain/api/week.ts'
import { DAY } from '../../domain/bounds.ts'
import { schoolWeek, weekSpan } from '../../domain/calendar.ts'
import { ANSWER_LOG_DAYS } from '../daily/retention.ts'
import type { Database } from '../db/database.ts'
import { flag } from '../db/flag.ts'
import { statement } from '../db/statement.ts'
import { ownKeyMatcher } from '../groups/audience.ts'
import { readNeedsHelp } from '../words/class-report/read-needs-help.ts'
import { wordsGrown } from '../words/memories/words-grown.ts'

export interface WeekQuery {
  classCode: string
  /** Its Sunday. */
  week: string
  now: Date
  timeZone: string
}

/** The enabled pupils of a class in a week of the school, by name. */
export async function readWeek(db: Database, query: WeekQuery): Promise<WeekPupil[]> {
  const { classCode, week, now, timeZone } = query
  const { start, end } = weekSpan(week, timeZone)
  const values = {
    classCode,
    week,
    start: start.toISOString(),
    end: end.toISOString(),
  }
  const isPresent = week === schoolWeek(now, timeZone)
  const hasAnswers = start.getTime() >= now.getTime() - ANSWER_LOG_DAYS * DAY
  const [results, help] = await Promise.all([
    db.$client.batch([selectPupils(db, values), selectCounted(db, values), selectWords(db, values)]),
    isPresent ? readNeedsHelp(db, classCode, now) : null,
  ])
  const [pupilRows, countedRows, wordRows] = results.map(({ results: rows }) => rows)
  const counted = Map.groupBy(z.parse(z.array(countedRow), countedRows), ({ userID }) => userID)
  const words = new Map(z.parse(z.array(wordRow), wordRows).map(({ userID, words: many }) => [userID, many]))
  const french = help && (await readFrench(db, [...help.values()].flat()))
  return z.parse(z.array(pupilRow), pupilRows).map((pupil) => {
    const own = counted.get(pupil.id) ?? []
    return {
      ...pupil,
      counted: own.length,
      missions: own.filter(({ clientID }) => isMissionPage(clientID)).length,
      games: own.filter(isGame).length,
      words: hasAnswers ? (words.get(pupil.id) ?? 0) : null,
      helpWith: french && (help?.get(pupil.id) ?? []).map(({ word }) => french.get(word) ?? word),
    }
  })
}

const pupilRow = z.object({
  id: z.int(),
  displayName: z.string(),
  classCode: z.string(),
  avatarUrl: z.string(),
  bravos: z.int(),
  lastSeen: z.nullable(z.string()),
})
const countedRow = z.object({ userID: z.int(), clientID: z.string(), isRecord: flag })
const wordRow = z.object({ userID: z.int(), words: z.int() })

function isGame({ clientID, isRecord }: z.infer<typeof countedRow>): boolean {
  const kind = sitePageOf(clientID)?.kind
  return isRecord || kind === 'game' || kind === 'canvas'
}

const [classCode, week] = [sql.placeholder('classCode'), sql.placeholder('week')]
const [start, end] = [sql.placeholder('start'), sql.placeholder('end')]
const OF_CLASS = sql`users.class_code = ${classCode} AND NOT users.is_admin AND users.is_enabled`

const selectPupils = statement(sql`
  SELECT id, display_name AS displayName, class_code AS classCode, avatar_url AS avatarUrl,
    (SELECT count(*) FROM bravos AS given WHERE given.user_id = users.id AND given.taken_back_at IS NULL
      AND given.date_created >= ${start} AND given.date_created < ${end}) AS bravos,
    (SELECT max(date) FROM traces WHERE traces.user_id = users.id) AS lastSeen
  FROM users WHERE ${OF_CLASS} ORDER BY display_name, id`)

const selectCounted = statement(sql`
  SELECT counted.user_id AS userID, counted.client_id AS clientID,
    EXISTS (SELECT 1 FROM games WHERE games.client_id = counted.client_id) AS isRecord
  FROM users CROSS JOIN activities AS counted ON counted.user_id = users.id AND counted.week = ${week}
  WHERE ${OF_CLASS}`)

const selectWords = statement(sql`
  SELECT pupil.id AS userID, (${wordsGrown({ start, end })}) AS words FROM users AS pupil
  WHERE pupil.class_code = ${classCode} AND NOT pupil.is_admin AND pupil.is_enabled`)

async function readFrench(
  db: Database,
  words: readonly { word: string }[],
): Promise<ReadonlyMap<string, string>> {
  const list = JSON.stringify([...new Set(words.map(({ word }) => word))])
  const { results } = await selectFrench(db, { words: list }).all()
  const rows = z.parse(z.array(z.object({ word: z.string(), french: z.string() })), results)
  return new Map(rows.map(({ word, french }) => [word, french]))
}

const selectFrench = statement(sql`
  SELECT value AS word, (
    SELECT french FROM known_words AS known WHERE known.word = value ORDER BY known.client_id LIMIT 1
  ) AS french FROM json_each(${sql.placeholder('words')})
  WHERE EXISTS (SELECT 1 FROM known_words AS known WHERE known.word = value)`)

/**
 * The data of the teacher's start page: first steps, the week of each class with pupils, pending decisions
 * and open checks. A colleague gets only those of her classes.
 */
export async function readStart(db: Database, sunday: string, actor: Actor): Promise<Start> {
  const isOwn = await ownKeyMatcher(db, actor)
  const ofClasses = actor?.scope ? JSON.stringify(actor.scope.classCodes) : null
  const [stepRows, classRows, waitingRows, checkRows] = await db.$client.batch([
    selectSteps(db, {}),
    selectClasses(db, { week: sunday }),
    selectPending(db, { ofClasses }),
    selectOpenChecks(db, {}),
  ])
  return {
    steps: z.parse(stepRow, stepRows?.results[0]),
    classes: z.parse(z.array(classRow), classRows?.results).filter(({ classCode }) => isOwn(classCode)),
    waiting: z.parse(waitingRow, waitingRows?.results[0]),
    checks: z.parse(z.array(openCheck), checkRows?.results).filter(({ classCode }) => isOwn(classCode)),
  }
}

const stepRow = z.object({ hasClass: flag, hasPupils: flag, hasVisits: flag, hasOwn: flag, hasGiven: flag })
const waitingRow = z.object({ activities: z.int(), answers: z.int(), compositions: z.int() })
const classRow = z.object({ classCode: z.string(), pupils: z.int(), active: z.int(), counted: z.int() })

const selectSteps = statement(sql`
  SELECT EXISTS (SELECT 1 FROM classes WHERE teacher_name <> '') AS hasClass,
    EXISTS (SELECT 1 FROM users WHERE class_code IS NOT NULL AND NOT is_admin) AS hasPupils,
    EXISTS (SELECT 1 FROM traces) AS hasVisits,
    EXISTS (SELECT 1 FROM pages WHERE is_edited) OR EXISTS (SELECT 1 FROM games WHERE is_edited) AS hasOwn,
    EXISTS (SELECT 1 FROM bravos WHERE grant_key >= 'admin:' AND grant_key < 'admin;') AS hasGiven`)

const selectClasses = statement(sql`
  SELECT class_code AS classCode, count(*) AS pupils, sum(its > 0) AS active, sum(its) AS counted
  FROM (
    SELECT class_code, (
      SELECT count(*) FROM activities AS counted WHERE counted.user_id = users.id AND counted.week = ${week}
    ) AS its
    FROM users WHERE class_code IS NOT NULL AND NOT is_admin AND is_enabled
  ) GROUP BY class_code ORDER BY class_code`)

/** JSON array of a colleague's class codes; null for all classes. */
const ofClasses = sql.placeholder('ofClasses')
const isOfClass = sql`(${ofClasses} IS NULL OR held.user_id IN (
  SELECT id FROM users WHERE NOT is_admin AND class_code IN (SELECT value FROM json_each(${ofClasses}))
))`
/** Counts undecided held activities and answers, and unanswered compositions. */
const selectPending = statement(sql`
  SELECT (
    SELECT count(*) FROM held_activities AS held WHERE held.decided_at IS NULL AND ${isOfClass} AND NOT EXISTS (
      SELECT 1 FROM activities AS counted
      WHERE counted.user_id = held.user_id AND counted.week = held.week AND counted.client_id = held.client_id
    )
  ) AS activities, (
    SELECT coalesce(sum(json_array_length(answers)), 0) FROM held_answers AS held WHERE decided_at IS NULL AND ${isOfClass}
  ) AS answers, (
    SELECT count(*) FROM compositions AS held WHERE answered_at IS NULL AND ${isOfClass}
  ) AS compositions`)

const selectOpenChecks = statement(sql`
  SELECT class_code AS classCode, title, open AS phase, (
    SELECT count(*) FROM check_results AS taken WHERE taken.check_id = checks.check_id AND taken.phase = checks.open
  ) AS taken
  FROM checks WHERE open IS NOT NULL ORDER BY class_code`)
