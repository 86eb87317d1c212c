import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { missionPageOf } from '../../content/missions.ts'
import { type MissionAnswer, type ShownWord, shownWord } from '../../domain/api/words.ts'
import { addDays, daySpan, schoolDay, schoolWeek, weekOf } from '../../domain/calendar.ts'
import { type KeptAnswer, keptMemory, weightOf } from '../../domain/learning/memory.ts'
import { canBeSpelt } from '../../domain/learning/spelling.ts'
import { wordTasks } from '../../domain/learning/task.ts'
import type { JudgedClaim } from '../activities/verdict.ts'
import type { Database } from '../db/database.ts'
import { flag } from '../db/flag.ts'
import { statement } from '../db/statement.ts'
import type { User } from '../users/queries.ts'
import { dealMission } from './deal-mission.ts'
import { refreshKnownWords } from './known-words.ts'
import { containsWordOf } from './memory-parts.ts'
import { BESIDE_SOURCE, SHOWN, sourceOf } from './shown.ts'

interface Moment {
  now: Date
  timeZone: string
  /** Whether a mission that is dealt is stored: it is where the pupil asks for it. */
  isStored: boolean
}

/** The mission of a user for the school day of `now`: the stored one, else one that is dealt. */
export async function readMission(db: Database, user: User, moment: Moment): Promise<MissionAnswer['data']> {
  const date = schoolDay(moment.now, moment.timeZone)
  const dealt = await readOrDeal(db, user, date, moment)
  const known = dealt.flatMap(({ shown, ...word }) => (shown ? [{ ...word, shown }] : []))
  const isAnswered = ({ answers }: DealtState) => answers.some((answer) => answer.day === date)
  return {
    date,
    words: known.map(({ shown, task, isNew, answers }) => ({
      ...shown,
      task,
      isNew,
      isDone: answers.some(({ day, right }) => right && day === date),
    })),
    isDone: known.length > 0 && known.every(isAnswered),
  }
}

/** How many days after its own a mission that was finished without a network still counts. */
const DAYS_LATE = 7

/**
 * Why a weekday's mission does not count: null where the words of the latest mission of that weekday, or of the one a week before, were all
 * answered; `implausible` where some of their answers wait for an administrator.
 */
export async function missionDoubt(
  db: Database,
  user: User,
  clientID: string,
  moment: Moment,
): Promise<JudgedClaim['doubt']> {
  const today = schoolDay(moment.now, moment.timeZone)
  let isHeld = false
  for (const day of latestDaysOf(clientID, today)) {
    if (await hasCountedBefore(db, user.id, { clientID, day, ...moment })) continue
    const isOfBefore = day !== today && !(await hasDealt(db, user.id, today))
    const dealt =
      day === today || isOfBefore
        ? await readOrDeal(db, user, day, { ...moment, isStored: moment.isStored && !isOfBefore })
        : await readDealt(db, user, day, { words: null, isStored: false })
    const left = dealt.filter((word) =>
      isOfBefore ? !word.answers.some((answer) => answer.day === day) : !isFinished(word, day),
    )
    if (dealt.length > 0 && left.length === 0) {
      if (!isOfBefore) return null
      isHeld = true
    }
    if (left.length > 0 && (await areHeld(db, user.id, left, day, moment.timeZone))) isHeld = true
  }
  return isHeld ? 'implausible' : 'unfinished'
}

function latestDaysOf(clientID: string, today: string): string[] {
  return Array.from({ length: DAYS_LATE + 1 }, (_none, daysAgo) => addDays(today, -daysAgo)).filter(
    (day) => missionPageOf(day) === clientID,
  )
}

/** A word of a stored mission. `shown` is null where the school no longer has it. */
interface DealtState {
  word: string
  shown: ShownWord | null
  task: (typeof wordTasks)[number]
  isNew: boolean
  /** Those that tell whether the word is known. */
  answers: readonly KeptAnswer[]
}

async function readOrDeal(
  db: Database,
  user: User,
  day: string,
  { timeZone, isStored }: Moment,
): Promise<DealtState[]> {
  const stored = await readDealt(db, user, day, { words: null, isStored: false })
  if (stored.length > 0) return stored
  const words = await dealMission(db, user, day, timeZone)
  return words.length === 0 ? [] : readDealt(db, user, day, { words: JSON.stringify(words), isStored })
}

/** Reads the stored mission of a day, else `words`, which are stored first if `isStored`. Returns none where there is neither. */
async function readDealt(
  db: Database,
  user: User,
  day: string,
  { words, isStored }: { words: string | null; isStored: boolean },
): Promise<DealtState[]> {
  const asked = { userID: user.id, classCode: user.classCode, day, words }
  const read = async () => {
    const results = await db.$client.batch([
      ...(isStored ? [insertDealt(db, asked)] : []),
      selectWords(db, asked),
      selectParts(db, asked),
    ])
    const [wordRows, partRows] = results.slice(-2)
    return {
      dealt: z.parse(z.array(dealtRow), wordRows?.results),
      parts: z
        .parse(z.array(keptRow), partRows?.results)
        .map(({ kept }) => z.parse(keptParts, JSON.parse(kept))),
    }
  }
  let found = await read()
  if (found.dealt.some(({ word }) => word === null)) {
    // The known words may be missing altogether, as after a restore.
    await refreshKnownWords(db)
    found = await read()
  }
  return found.dealt.map(({ asked: word, task, isNew, ...row }) => {
    const shown = row.word === null ? null : z.parse(shownWord, row)
    const kept = found.parts.find((part) => Object.hasOwn(part, word))?.[word]
    const { recent } = kept === undefined ? { recent: [] } : z.parse(keptMemory, kept)
    return { word, shown, task, isNew, answers: recent.filter((answer) => isTold(answer, shown)) }
  })
}

/** A word without alternatives is spelt; one that cannot be spelt is asked anyway, and its answer weighs nothing. */
function isTold(answer: KeptAnswer, shown: ShownWord | null): boolean {
  return weightOf(answer) > 0 || (answer.options === 1 && shown !== null && !canBeSpelt(shown.french))
}

/** A word that the school no longer has is finished: it can be answered no more. */
function isFinished({ shown, answers }: DealtState, day: string): boolean {
  const days = [day, addDays(day, 1)]
  // A mission may end after midnight, and a device's clock may be late.
  return (
    shown === null || answers.some((answer) => days.includes(answer.day) || days.includes(answer.received))
  )
}

/** Beside the columns of `shownWord`, which are null where the school no longer has the word. */
const dealtRow = z.looseObject({
  asked: z.string(),
  word: z.nullable(z.string()),
  task: z.enum(wordTasks),
  isNew: flag,
})
const keptRow = z.object({ kept: z.string() })
const keptParts = z.record(z.string(), z.unknown())

const [userID, day] = [sql.placeholder('userID'), sql.placeholder('day')]

/** The words of the mission: JSON of `domain/learning/dealt-word.ts`. */
const DEALT = sql`json_each(coalesce(
  (SELECT words FROM dealt_missions WHERE user_id = ${userID} AND day = ${day}), ${sql.placeholder('words')}
)) AS dealt`

/** The first one of a day stays: two devices get the same. */
const insertDealt = statement(sql`
  INSERT INTO dealt_missions (user_id, day, words) VALUES (${userID}, ${day}, ${sql.placeholder('words')})
  ON CONFLICT DO NOTHING`)

const word = sql`dealt.value ->> 'word'`

const selectWords = statement(sql`
  SELECT ${word} AS asked, dealt.value ->> 'task' AS task, dealt.value ->> 'isNew' AS isNew, ${SHOWN}
  FROM ${DEALT} LEFT JOIN known_words AS known
    ON known.word = ${word} AND known.client_id = ${sourceOf(word, sql`dealt.value ->> 'page'`)} ${BESIDE_SOURCE}
  ORDER BY dealt.key`)

const selectParts = statement(sql`
  SELECT kept FROM memory_parts AS memory
  WHERE user_id = ${userID} AND ${containsWordOf(sql`(SELECT json_group_array(${word}) FROM ${DEALT})`)}`)

/**
 * Whether a mission of the user is stored of a day before `today`. If not, an earlier mission may have been dealt before missions were
 * stored: it is dealt again, and what was answered of it waits for an administrator.
 */
async function hasDealt(db: Database, id: number, today: string): Promise<boolean> {
  return (await selectDealtBefore(db, { userID: id, day: today }).first()) !== null
}

const selectDealtBefore = statement(sql`
  SELECT 1 FROM dealt_missions WHERE user_id = ${userID} AND day < ${day} LIMIT 1`)

/** Whether the mission of a day counted in its own week, or waits there, and that week is over: each mission counts once. */
async function hasCountedBefore(
  db: Database,
  id: number,
  { clientID, day: date, now, timeZone }: { clientID: string; day: string } & Moment,
): Promise<boolean> {
  const week = weekOf(date)
  if (week === schoolWeek(now, timeZone)) return false
  const dayStart = daySpan(date, timeZone).start.toISOString()
  return (await selectCounted(db, { userID: id, week, clientID, dayStart }).first()) !== null
}

const IS_OF_MISSION = sql`user_id = ${userID} AND week = ${sql.placeholder('week')}
  AND client_id = ${sql.placeholder('clientID')} AND activity_date >= ${sql.placeholder('dayStart')}`

const selectCounted = statement(sql`
  SELECT 1 FROM activities WHERE ${IS_OF_MISSION}
  UNION ALL
  SELECT 1 FROM held_activities WHERE ${IS_OF_MISSION} AND decision IS NOT 'dismissed'`)

/** Whether each of the words has an answer of the day that waits for an administrator. */
async function areHeld(
  db: Database,
  id: number,
  left: readonly DealtState[],
  date: string,
  timeZone: string,
): Promise<boolean> {
  const words = JSON.stringify(left.map((each) => each.word))
  const start = daySpan(date, timeZone).start.toISOString()
  const end = daySpan(addDays(date, 1), timeZone).end.toISOString()
  const { results } = await selectHeld(db, { userID: id, words, start, end }).all()
  return results.length === left.length
}

const [start, end] = [sql.placeholder('start'), sql.placeholder('end')]

const selectHeld = statement(sql`
  SELECT DISTINCT answer.value ->> 'word' AS word
  FROM held_answers AS held CROSS JOIN json_each(held.answers) AS answer
  WHERE held.user_id = ${userID} AND held.decision IS NULL AND held.received_at >= ${start}
    AND (held.received_at < ${end} OR answer.value ->> 'at' BETWEEN ${start} AND ${end})
    AND answer.value ->> 'task' <> 'say'
    AND answer.value ->> 'word' IN (SELECT value FROM json_each(${sql.placeholder('words')}))`)
