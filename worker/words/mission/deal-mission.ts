import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { wordsPageOf } from '../../../content/site/words-page-of.ts'
import { MEMORY_LIMITS } from '../../../domain/bounds.ts'
import { addDays, daySpan, weekOf } from '../../../domain/calendar.ts'
import type { DealtWord } from '../../../domain/learning/dealt-word.ts'
import { type Memory, memoryOf, storedBefore } from '../../../domain/learning/memory.ts'
import { missionWords } from '../../../domain/learning/mission.ts'
import { missionSize } from '../../../domain/learning/mission-size.ts'
import { supportsIn } from '../../../domain/supports.ts'
import type { Database } from '../../db/database.ts'
import { flag } from '../../db/flag.ts'
import { statement } from '../../db/statement.ts'
import { audienceKeysOf } from '../../groups/audience.ts'
import { isClosedToPupils } from '../../menu/link-access.ts'
import type { User } from '../../users/queries.ts'
import { parseRemembered, rememberedStatements } from '../memories/read-remembered.ts'
import { refreshKnownWords } from '../memories/refresh-known-words.ts'
import { IS_OF_LOWER_GRADE, isForClass } from '../memories/shown-words.ts'

/** How many weeks back to look for games of the class, which give its theme if it has no lesson. */
const WEEKS_BACK = 3

/**
 * Deals a user's mission for a school day from the memories at the start of that day. Reads all words of the
 * grade and a week of the class's activities, so the result is stored once a day (`readMission`).
 */
export async function dealMission(
  db: Database,
  user: User,
  date: string,
  timeZone: string,
): Promise<DealtWord[]> {
  const dayStart = daySpan(date, timeZone).start.toISOString()
  const { id, classCode } = user
  const inLessons = parsePages(await selectLessonPages(db, { userID: id, classCode, date }).all())
  const [playedRows, taughtRows, ...results] = await db.$client.batch([
    selectPlayed(db, user, dayStart),
    selectTaughtWords(db, taughtTo(user, inLessons)),
    ...rememberedStatements(db, user),
  ])
  const { remembered, shown } = parseRemembered(results)
  const themes = [...inLessons, ...parsePages(playedRows)]
  const taught = await parseTaughtWords(db, taughtTo(user, inLessons), taughtRows)
  const taughtWords = new Set(taught.map(({ word }) => word))
  const memories = new Map<string, Memory>()
  for (const { word, kept } of remembered) {
    const found = shown.get(word)
    // A lesson may teach another grade's words.
    const isAsked = taughtWords.has(word) || (found?.page && found.isForClass)
    const memory = isAsked ? memoryOf(storedBefore(kept, date)) : null
    if (memory) memories.set(word, memory)
  }
  const current = themes.find((page) => taught.some((word) => word.page === page))
  // The words of the class's theme come first, and words that a lower grade also teaches come last.
  const rank = ({ page, isOfLowerGrade }: TaughtWord) => (page === current ? 0 : 2) + Number(isOfLowerGrade)
  const inOrder = taught.toSorted((one, other) => rank(one) - rank(other))
  const words = [...new Set(inOrder.map(({ word }) => word))]
  // Answers to words beyond the capacity of the memory would be ignored.
  const met = new Set(remembered.map(({ word }) => word))
  const unmet = words.filter((word) => !met.has(word)).slice(0, MEMORY_LIMITS.words - remembered.length)
  const answerable = new Set([...met, ...unmet])
  const pages = new Map([...taught.toReversed(), ...shown.values()].map(({ word, page }) => [word, page]))
  const supports = supportsIn(user.supports)
  return missionWords(
    words.filter((word) => answerable.has(word)),
    memories,
    date,
    { size: missionSize(supports), skipsKnown: supports.includes('lightning') },
  ).map((dealt) => ({ ...dealt, page: pages.get(dealt.word) ?? null }))
}

/**
 * Parses the result of `selectTaughtWords`. If it is empty, refreshes the known words and selects again,
 * because they may never have been read.
 */
async function parseTaughtWords(
  db: Database,
  values: ReturnType<typeof taughtTo>,
  result: D1Result | undefined,
): Promise<TaughtWord[]> {
  const taught = z.parse(z.array(taughtWord), result?.results)
  if (taught.length > 0) return taught
  await refreshKnownWords(db)
  const { results } = await selectTaughtWords(db, values).all()
  return z.parse(z.array(taughtWord), results)
}

function taughtTo({ classCode, grade }: User, inLessons: readonly string[]) {
  return { classCode, grade: grade ?? 0, inLessons: JSON.stringify(inLessons) }
}

const taughtWord = z.object({ word: z.string(), page: z.string(), isOfLowerGrade: flag })
type TaughtWord = z.infer<typeof taughtWord>

/**
 * The words of the pages for the pupil's grade (of all pages if the class has no grade of the site) and of
 * the day's lessons, in menu order. Pages that are closed to pupils are left out.
 */
const selectTaughtWords = statement(sql`
  WITH theme AS MATERIALIZED (
    SELECT pages.client_id, coalesce(above.position, 0) AS group_place, menu_links.position AS place
    FROM pages
      JOIN menu_links ON menu_links.client_id = pages.client_id AND menu_links.client_id <> ''
      LEFT JOIN menu_links AS above ON above.group_id = menu_links.parent_group_id
    WHERE pages.kind = 'vocabulary' AND (${isForClass('pages')} OR pages.client_id IN (SELECT value FROM json_each(${sql.placeholder('inLessons')})))
      AND NOT menu_links.is_white_list_enabled AND NOT ${isClosedToPupils}
  )
  SELECT known.word, theme.client_id AS page, ${IS_OF_LOWER_GRADE} AS isOfLowerGrade
  FROM theme JOIN known_words AS known ON known.client_id = theme.client_id
  ORDER BY theme.group_place, theme.place, theme.client_id, known.place`)

/** The word pages of played games or lesson steps, in order. */
function parsePages(result: D1Result | undefined): string[] {
  return z
    .parse(z.array(themePage), result?.results)
    .map(({ clientID, wordsPage }) => wordsPage ?? wordsPageOf(clientID) ?? clientID)
}

function selectPlayed(db: Database, { id, classCode }: User, dayStart: string): D1PreparedStatement {
  const week = addDays(weekOf(dayStart.slice(0, 10)), -7 * WEEKS_BACK)
  return selectPlayedPages(db, { userID: id, classCode, week, dayStart })
}

const themePage = z.object({ clientID: z.string(), wordsPage: z.nullable(z.string()) })

const [lessonUserID, lessonClass] = [sql.placeholder('userID'), sql.placeholder('classCode')]
const LESSON_KEYS = sql.raw('SELECT 1 FROM json_each(lessons.class_codes) WHERE value')

/**
 * The pages of the day's lessons: first those of lessons for the pupil or a group only, then those of lessons
 * for the class.
 */
const selectLessonPages = statement(sql`
  SELECT step.value ->> 'clientID' AS clientID, game.words_page AS wordsPage
  FROM lessons CROSS JOIN json_each(lessons.steps) AS step
    LEFT JOIN games AS game ON game.client_id = step.value ->> 'clientID'
  WHERE lessons.last_day >= ${sql.placeholder('date')} AND lessons.first_day <= ${sql.placeholder('date')}
    AND EXISTS (${LESSON_KEYS} IN ${audienceKeysOf({ id: lessonUserID, classCode: lessonClass })})
  ORDER BY EXISTS (${LESSON_KEYS} = ${lessonClass}), lessons.updated DESC, step.key LIMIT 50`)

/** Reads, for each pupil, only the last week with activities. */
const selectPlayedPages = statement(sql`
  SELECT last.client_id AS clientID, game.words_page AS wordsPage
  FROM (
    SELECT played.client_id, max(played.activity_date) AS at
    FROM users CROSS JOIN activities AS played
      ON played.user_id = users.id AND played.week = (
        SELECT max(week) FROM activities WHERE user_id = users.id AND week >= ${sql.placeholder('week')} AND activity_date < ${sql.placeholder('dayStart')}
      )
    WHERE (users.class_code = ${sql.placeholder('classCode')} OR users.id = ${sql.placeholder('userID')})
      AND played.activity_date < ${sql.placeholder('dayStart')}
    GROUP BY played.client_id ORDER BY at DESC, played.client_id LIMIT 50
  ) AS last LEFT JOIN games AS game ON game.client_id = last.client_id
  ORDER BY last.at DESC, last.client_id`)
