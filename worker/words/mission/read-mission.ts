import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { missionPageOf } from '../../../content/missions.ts'
import { type MissionAnswer, type ShownWord, shownWord } from '../../../domain/api/words.ts'
import { addDays, daySpan, schoolDay, schoolWeek, weekOf } from '../../../domain/calendar.ts'
import { answerWeight, type StoredAnswer, storedMemory } from '../../../domain/learning/memory.ts'
import { missionSize } from '../../../domain/learning/mission-size.ts'
import { canBeSpelt } from '../../../domain/learning/spelling.ts'
import { wordTasks } from '../../../domain/learning/task.ts'
import { supportsIn } from '../../../domain/supports.ts'
import type { JudgedClaim } from '../../activities/verdict.ts'
import type { Database } from '../../db/database.ts'
import { flag } from '../../db/flag.ts'
import { statement } from '../../db/statement.ts'
import type { User } from '../../users/queries.ts'
import { containsWordOf } from '../memories/memory-parts.ts'
import { refreshKnownWords } from '../memories/refresh-known-words.ts'
import { JOIN_SOURCE, preferredSource, SHOWN_COLUMNS } from '../memories/shown-words.ts'
import { dealMission } from './deal-mission.ts'

export interface MissionContext {
  now: Date
  timeZone: string
  /** True if a newly dealt mission must be stored, which is the case when the pupil requests it. */
  isStored: boolean
}

/** Reads the stored mission of a user for the school day of `now`, or deals a new one. */
export async function readMission(
  db: Database,
  user: User,
  context: MissionContext,
): Promise<MissionAnswer['data']> {
  const date = schoolDay(context.now, context.timeZone)
  const dealt = await readOrDeal(db, user, date, context)
  const known = dealt.flatMap(({ shown, ...word }) => (shown ? [{ ...word, shown }] : []))
  const isAnswered = ({ answers }: DealtWordState) => answers.some((answer) => answer.day === date)
  return {
    date,
    words: known.map(({ shown, task, isNew, answers }) => ({
      ...shown,
      task,
      isNew,
      isDone: answers.some(({ day, right }) => right && day === date),
    })),
    isDone: known.length > 0 && known.every(isAnswered),
    isLightning: supportsIn(user.supports).includes('lightning'),
  }
}

/**
 * Deletes a user's mission of the school day, so that it is dealt again, unless one of its words has been
 * answered.
 */
export async function forgetUnbegunMission(db: Database, user: User, context: MissionContext): Promise<void> {
  const date = schoolDay(context.now, context.timeZone)
  const dealt = await readDealt(db, user, date, { words: null, isStored: false })
  if (dealt.some(({ answers }) => answers.some((answer) => answer.day === date))) return
  await deleteDealt(db, { userID: user.id, day: date }).run()
}

/** A mission that was finished offline still counts this many days after its own day. */
const MAX_DAYS_LATE = 7

/**
 * Returns why a weekday's mission does not count, or null if all words of its latest mission or of the one a
 * week earlier were answered. `implausible` means that some of these answers wait for an administrator.
 */
export async function checkMissionAnswers(
  db: Database,
  user: User,
  clientID: string,
  context: MissionContext,
): Promise<JudgedClaim['problem']> {
  const today = schoolDay(context.now, context.timeZone)
  let isHeld = false
  for (const day of recentDaysOf(clientID, today)) {
    if (await hasCountedBefore(db, user.id, { clientID, day, ...context })) continue
    const isLegacy = day !== today && !(await hasStoredMission(db, user.id, today))
    const dealt =
      day === today || isLegacy
        ? await readOrDeal(db, user, day, { ...context, isStored: context.isStored && !isLegacy })
        : await readDealt(db, user, day, { words: null, isStored: false })
    const unfinished = dealt.filter((word) =>
      isLegacy ? !word.answers.some((answer) => answer.day === day) : !isFinished(word, day),
    )
    if (dealt.length > 0 && unfinished.length === 0) {
      if (!isLegacy) return null
      isHeld = true
    }
    if (unfinished.length > 0 && (await haveHeldAnswers(db, user.id, unfinished, day, context.timeZone)))
      isHeld = true
  }
  return isHeld ? 'implausible' : 'unfinished'
}

function recentDaysOf(clientID: string, today: string): string[] {
  return Array.from({ length: MAX_DAYS_LATE + 1 }, (_none, daysAgo) => addDays(today, -daysAgo)).filter(
    (day) => missionPageOf(day) === clientID,
  )
}

/** A word of a dealt mission. `shown` is null if the school no longer has the word. */
interface DealtWordState {
  word: string
  shown: ShownWord | null
  task: (typeof wordTasks)[number]
  isNew: boolean
  /** Answers that show whether the pupil knows the word. */
  answers: readonly StoredAnswer[]
}

async function readOrDeal(
  db: Database,
  user: User,
  day: string,
  { timeZone, isStored }: MissionContext,
): Promise<DealtWordState[]> {
  const stored = await readDealt(db, user, day, { words: null, isStored: false })
  if (stored.length > 0) return stored
  const words = await dealMission(db, user, day, timeZone)
  return words.length === 0 ? [] : readDealt(db, user, day, { words: JSON.stringify(words), isStored })
}

/**
 * Reads the stored mission of a day. If there is none, uses `words`, and stores them first if `isStored`.
 * Returns [] if there is neither.
 */
async function readDealt(
  db: Database,
  user: User,
  day: string,
  { words, isStored }: { words: string | null; isStored: boolean },
): Promise<DealtWordState[]> {
  const values = { userID: user.id, classCode: user.classCode, grade: user.grade ?? 0, day, words }
  const read = async () => {
    const results = await db.$client.batch([
      ...(isStored ? [insertDealt(db, values)] : []),
      selectWords(db, values),
      selectParts(db, values),
    ])
    const [wordRows, partRows] = results.slice(-2)
    return {
      dealt: z.parse(z.array(dealtRow), wordRows?.results),
      parts: z
        .parse(z.array(partRow), partRows?.results)
        .map(({ kept }) => z.parse(memoriesByWord, JSON.parse(kept))),
    }
  }
  let found = await read()
  if (found.dealt.some(({ word }) => word === null)) {
    // After a restore, there are no known words at all.
    await refreshKnownWords(db)
    found = await read()
  }
  const states = found.dealt.map(({ asked: word, task, isNew, ...row }): DealtWordState => {
    const shown = row.word === null ? null : z.parse(shownWord, row)
    const kept = found.parts.find((part) => Object.hasOwn(part, word))?.[word]
    const { recent } = kept === undefined ? { recent: [] } : z.parse(storedMemory, kept)
    return {
      word,
      shown,
      task,
      isNew,
      answers: recent.filter((answer) => isInformative(answer, shown, user)),
    }
  })
  return withoutExcess(states, user, day)
}

/**
 * Shortens a mission that was dealt before the pupil got the support of half missions. Keeps finished words,
 * so that no answer is lost.
 */
function withoutExcess(dealt: DealtWordState[], { supports }: User, day: string): DealtWordState[] {
  const unfinished = dealt.filter((word) => !isFinished(word, day))
  const excess = Math.max(0, dealt.length - missionSize(supportsIn(supports)))
  const left = new Set(unfinished.slice(0, Math.max(0, unfinished.length - excess)))
  return dealt.filter((word) => left.has(word) || isFinished(word, day))
}

/**
 * A word without alternatives is normally spelt. If it cannot be spelt, or the pupil does not spell, its
 * answer counts although its weight is zero.
 */
function isInformative(answer: StoredAnswer, shown: ShownWord | null, { supports }: User): boolean {
  if (answerWeight(answer) > 0) return true
  const isSpelt = shown === null || canBeSpelt(shown.french)
  return answer.options === 1 && (!isSpelt || supportsIn(supports).includes('no-spelling'))
}

/** A word that the school no longer has counts as finished, since it cannot be answered. */
function isFinished({ shown, answers }: DealtWordState, day: string): boolean {
  const days = [day, addDays(day, 1)]
  // The pupil may finish after midnight, and the device's clock may be slow.
  return (
    shown === null || answers.some((answer) => days.includes(answer.day) || days.includes(answer.received))
  )
}

/** Also contains the columns of `shownWord`, which are null if the school no longer has the word. */
const dealtRow = z.looseObject({
  asked: z.string(),
  word: z.nullable(z.string()),
  task: z.enum(wordTasks),
  isNew: flag,
})
const partRow = z.object({ kept: z.string() })
const memoriesByWord = z.record(z.string(), z.unknown())

const [userID, day] = [sql.placeholder('userID'), sql.placeholder('day')]

/** The words of the mission: JSON of `domain/learning/dealt-word.ts`. */
const DEALT_WORDS = sql`json_each(coalesce(
  (SELECT words FROM dealt_missions WHERE user_id = ${userID} AND day = ${day}), ${sql.placeholder('words')}
)) AS dealt`

/** The first mission of a day stays, so that two devices get the same one. */
const insertDealt = statement(sql`
  INSERT INTO dealt_missions (user_id, day, words) VALUES (${userID}, ${day}, ${sql.placeholder('words')})
  ON CONFLICT DO NOTHING`)

const deleteDealt = statement(sql`DELETE FROM dealt_missions WHERE user_id = ${userID} AND day = ${day}`)

const word = sql`dealt.value ->> 'word'`

const selectWords = statement(sql`
  SELECT ${word} AS asked, dealt.value ->> 'task' AS task, dealt.value ->> 'isNew' AS isNew, ${SHOWN_COLUMNS}
  FROM ${DEALT_WORDS} LEFT JOIN known_words AS known
    ON known.word = ${word} AND known.client_id = ${preferredSource(word, sql`dealt.value ->> 'page'`)} ${JOIN_SOURCE}
  ORDER BY dealt.key`)

const selectParts = statement(sql`
  SELECT kept FROM memory_parts AS memory
  WHERE user_id = ${userID} AND ${containsWordOf(sql`(SELECT json_group_array(${word}) FROM ${DEALT_WORDS})`)}`)

/**
 * True if the user has a stored mission of a day before `today`. If not, the mission may have been dealt
 * before missions were stored. Then it is dealt again, and its activity waits for an administrator.
 */
async function hasStoredMission(db: Database, id: number, today: string): Promise<boolean> {
  return (await selectDealtBefore(db, { userID: id, day: today }).first()) !== null
}

const selectDealtBefore = statement(sql`
  SELECT 1 FROM dealt_missions WHERE user_id = ${userID} AND day < ${day} LIMIT 1`)

/** True if the mission of a day already counted or is held in its own, past week. Each mission counts once. */
async function hasCountedBefore(
  db: Database,
  id: number,
  { clientID, day: date, now, timeZone }: { clientID: string; day: string } & MissionContext,
): Promise<boolean> {
  const week = weekOf(date)
  if (week === schoolWeek(now, timeZone)) return false
  const dayStart = daySpan(date, timeZone).start.toISOString()
  return (await selectCounted(db, { userID: id, week, clientID, dayStart }).first()) !== null
}

const MATCHES_MISSION = sql`user_id = ${userID} AND week = ${sql.placeholder('week')}
  AND client_id = ${sql.placeholder('clientID')} AND activity_date >= ${sql.placeholder('dayStart')}`

const selectCounted = statement(sql`
  SELECT 1 FROM activities WHERE ${MATCHES_MISSION}
  UNION ALL
  SELECT 1 FROM held_activities WHERE ${MATCHES_MISSION} AND decision IS NOT 'dismissed'`)

/** True if every unfinished word has an answer of that day that waits for an administrator. */
async function haveHeldAnswers(
  db: Database,
  id: number,
  unfinished: readonly DealtWordState[],
  date: string,
  timeZone: string,
): Promise<boolean> {
  const words = JSON.stringify(unfinished.map((each) => each.word))
  const start = daySpan(date, timeZone).start.toISOString()
  const end = daySpan(addDays(date, 1), timeZone).end.toISOString()
  const { results } = await selectHeld(db, { userID: id, words, start, end }).all()
  return results.length === unfinished.length
}

const [start, end] = [sql.placeholder('start'), sql.placeholder('end')]

const selectHeld = statement(sql`
  SELECT DISTINCT answer.value ->> 'word' AS word
  FROM held_answers AS held CROSS JOIN json_each(held.answers) AS answer
  WHERE held.user_id = ${userID} AND held.decision IS NULL AND held.received_at >= ${start}
    AND (held.received_at < ${end} OR answer.value ->> 'at' BETWEEN ${start} AND ${end})
    AND answer.value ->> 'task' <> 'say'
    AND answer.value ->> 'word' IN (SELECT value FROM json_each(${sql.placeholder('words')}))`)
