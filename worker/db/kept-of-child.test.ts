import { getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { expect, it } from 'vitest'
import { storedChildData } from '../../content/texts/stored-child-data.ts'
import { ANSWER_DAYS, ANSWER_LOG_DAYS, DEALT_DAYS } from '../daily/retention.ts'
import { DECIDED_DAYS } from '../held-answers/queries.ts'
import * as schema from './schema.ts'

/** Tables that refer to users but hold only administrators' data. */
const ofAdministrators = ['passkeys', 'authenticators', 'pages', 'page_versions', 'substitutes']
/** Tables without personal data. */
const impersonal = [
  ...['classes', 'class_goals', 'used_challenges', 'menu_links', 'menu_stamp', 'games', 'game_versions'],
  ...['deleted_games', 'bonus', 'answer_totals', 'known_words', 'word_sources', 'lessons', 'checks'],
  'live_games',
  ...['settings', 'media', 'recordings', 'restore_parts'],
]

const tables = Object.values(schema)
const listed = storedChildData.flatMap((line) => line.tables)

it("lists every table with data about a child on the parents' page", () => {
  const users = getTableConfig(schema.users).columns.map(({ name }) => `users.${name}`)
  const others = tables.map(getTableName).filter((name) => name !== 'users')
  expect([...listed, ...ofAdministrators, ...impersonal].toSorted()).toEqual([...users, ...others].toSorted())
})

it('lists no table that refers to users among those without personal data', () => {
  const referring = tables.filter((table) =>
    getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === schema.users),
  )
  expect(referring.length).toBeGreaterThan(20)
  expect(referring.map(getTableName).filter((name) => impersonal.includes(name))).toEqual([])
})

it("states the retention days of the daily run on the parents' page", () => {
  const days = storedChildData.flatMap((line) =>
    line.days === undefined ? [] : line.tables.map((table) => [table, line.days]),
  )
  expect(Object.fromEntries(days)).toEqual({
    activity_answers: ANSWER_DAYS,
    video_views: ANSWER_DAYS,
    answer_batches: ANSWER_LOG_DAYS,
    live_results: ANSWER_LOG_DAYS,
    compositions: ANSWER_LOG_DAYS,
    held_answers: DECIDED_DAYS,
    dealt_missions: DEALT_DAYS,
  })
})
