import { asc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { wordsPageOf } from '../../content/games-on.ts'
import { type MissionAnswer, type RememberedWord, type ShownWord, shownWord } from '../../domain/api/words.ts'
import { addDays, daySpan, schoolDay, schoolWeek, weekOf } from '../../domain/calendar.ts'
import {
  type KeptAnswer,
  type KeptMemory,
  keptBefore,
  type Memory,
  memoryOf,
  strengthOf,
  weightOf,
} from '../../domain/learning/memory.ts'
import { mission } from '../../domain/learning/mission.ts'
import { canBeSpelt } from '../../domain/learning/spelling.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { memoryParts } from '../db/schema.ts'
import { statement } from '../db/statement.ts'
import { isClosedToPupils } from '../menu/link-access.ts'
import type { User } from '../users/queries.ts'
import { refreshKnownWords } from './known-words.ts'
import { MET, unpacked } from './memory-parts.ts'
import { BESIDE_SOURCE, isForClass, joinShown, SHOWN } from './shown.ts'

const partsOf = prepared((db) =>
  db
    .select({ words: memoryParts.words, kept: memoryParts.kept })
    .from(memoryParts)
    .where(eq(memoryParts.userID, sql.placeholder('userID')))
    .orderBy(asc(memoryParts.part))
    .prepare(),
)

/** What a user remembers of the words that the school knows, and how strong it was when the school's week of `now` began. */
export async function readRemembered(
  db: Database,
  user: User,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<RememberedWord[]> {
  const week = schoolWeek(now, timeZone)
  const [parts, shown] = await Promise.all([partsOf(db).all({ userID: user.id }), readMet(db, user)])
  return unpacked(parts).flatMap(({ word, kept, ...memory }) => {
    const found = shown.get(word)
    if (!found) return []
    const isOfWeek = schoolDay(new Date(memory.lastSeen), timeZone) >= week
    return [{ ...found, ...memory, before: isOfWeek ? strengthBefore(kept, week) : memory.strength }]
  })
}

/** By the answers of the days before; what is settled is older than a week. */
function strengthBefore({ base, recent }: KeptMemory, day: string): number {
  const memory = memoryOf({ base, recent: recent.filter((answer) => answer.day < day) })
  return memory ? strengthOf(memory) : 0
}

/** How late the classes' games are looked at for the theme that a class is on. */
const WEEKS_BACK = 3

/**
 * The mission of a user for the school's day of `now`, by the memories as they stood when the day began: answers that came since change
 * nothing, whenever they were given.
 */
export async function readMission(
  db: Database,
  user: User,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<MissionAnswer['data']> {
  const date = schoolDay(now, timeZone)
  const dayStart = daySpan(date, timeZone).start.toISOString()
  const [parts, met, taught, played] = await Promise.all([
    partsOf(db).all({ userID: user.id }),
    readMet(db, user),
    readTaughtAtLeast(db, user),
    readPlayed(db, user, dayStart),
  ])
  const memories = new Map<string, Memory>()
  const answered = new Set<string>()
  for (const { word, kept } of unpacked(parts)) {
    const found = met.get(word)
    if (found?.page == null) continue
    // What has nothing to choose beside it is spelt; what cannot be is asked all the same, and tells nothing.
    const isTold = (answer: KeptAnswer) =>
      weightOf(answer) > 0 || (answer.options === 1 && !canBeSpelt(found.french))
    if (kept.recent.some((answer) => answer.day === date && isTold(answer))) answered.add(word)
    const memory = memoryOf(keptBefore(kept, date))
    if (memory) memories.set(word, memory)
  }
  const current = played.find((page) => taught.some((word) => word.page === page))
  const inOrder = [...taught.filter(({ page }) => page === current), ...taught]
  const shown = new Map([...taught.toReversed(), ...met.values()].map((word) => [word.word, word]))
  const asked = mission(
    inOrder.map(({ word }) => word),
    memories,
    date,
  )
  const words = asked.flatMap(({ word, task, isNew }) => {
    const found = shown.get(word)
    return found ? [{ ...found, task, isNew, isDone: answered.has(word) }] : []
  })
  return { date, words, isDone: words.length > 0 && words.every(({ isDone }) => isDone) }
}

/** The words that a user has met, as a page for their own class shows them; else another page, else a game. */
async function readMet(db: Database, user: User): Promise<ReadonlyMap<string, ShownWord>> {
  const { results } = await metWords(db, { userID: user.id, classCode: user.classCode }).all()
  return new Map(z.parse(z.array(shownWord), results).map((word) => [word.word, word]))
}

const userID = sql.placeholder('userID')

const metWords = statement(sql`
  SELECT ${SHOWN}
  FROM memory_parts AS memory ${MET} ${joinShown('met.key')}
  WHERE memory.user_id = ${userID}`)

/** The words of the pages for the user's class, or of all where it has no grade, in the order of the menu; none of a page that is closed to pupils. */
async function readTaught(db: Database, user: User): Promise<(ShownWord & { page: string })[]> {
  const { results } = await taughtWords(db, { classCode: user.classCode }).all()
  return z.parse(z.array(z.extend(shownWord, { page: z.string() })), results)
}

/** Where nobody knows any yet, they are looked for on the pages. */
async function readTaughtAtLeast(db: Database, user: User): Promise<(ShownWord & { page: string })[]> {
  const taught = await readTaught(db, user)
  if (taught.length > 0) return taught
  await refreshKnownWords(db)
  return readTaught(db, user)
}

const taughtWords = statement(sql`
  WITH theme AS MATERIALIZED (
    SELECT pages.client_id, coalesce(above.position, 0) AS group_place, menu_links.position AS place
    FROM pages
      JOIN menu_links ON menu_links.client_id = pages.client_id AND menu_links.client_id <> ''
      LEFT JOIN menu_links AS above ON above.group_id = menu_links.parent_group_id
    WHERE pages.kind = 'vocabulary' AND ${isForClass('pages')}
      AND NOT menu_links.is_white_list_enabled AND NOT ${isClosedToPupils}
  )
  SELECT ${SHOWN}
  FROM theme JOIN known_words AS known ON known.client_id = theme.client_id ${BESIDE_SOURCE}
  ORDER BY theme.group_place, theme.place, theme.client_id, known.place`)

/** The pages of words on which the user's class played before a day began, the last one first. */
async function readPlayed(db: Database, { id, classCode }: User, dayStart: string): Promise<string[]> {
  const week = addDays(weekOf(dayStart.slice(0, 10)), -7 * WEEKS_BACK)
  const { results } = await playedPages(db, { userID: id, classCode, week, dayStart }).all()
  return z
    .parse(z.array(playedPage), results)
    .map(({ clientID, wordsPage }) => wordsPage ?? wordsPageOf(clientID) ?? clientID)
}

const playedPage = z.object({ clientID: z.string(), wordsPage: z.nullable(z.string()) })

/** Of each pupil the last week in which something counted. */
const playedPages = statement(sql`
  SELECT last.client_id AS clientID, game.words_page AS wordsPage
  FROM (
    SELECT played.client_id, max(played.activity_date) AS at
    FROM users CROSS JOIN activities AS played
      ON played.user_id = users.id AND played.week = (
        SELECT max(week) FROM activities WHERE user_id = users.id AND week >= ${sql.placeholder('week')} AND activity_date < ${sql.placeholder('dayStart')}
      )
    WHERE (users.class_code = ${sql.placeholder('classCode')} OR users.id = ${userID})
      AND played.activity_date < ${sql.placeholder('dayStart')}
    GROUP BY played.client_id ORDER BY at DESC, played.client_id LIMIT 50
  ) AS last LEFT JOIN games AS game ON game.client_id = last.client_id
  ORDER BY last.at DESC, last.client_id`)
