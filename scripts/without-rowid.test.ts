import { globSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'

const MIGRATION = 'migrations/0009_kept_by_key.sql'
const rows = {
  whitelist: ["2, 'Page_Grade5_Vocabulary_Cafe'", "3, 'Page_Grade5_Vocabulary_Cafe'"],
  activity_answers: [
    "3, 'b', NULL, 4, 'Already counted', '2026-06-03T14:00:00.000Z'",
    "2, 'a', 1, 1, NULL, '2026-06-03T14:00:00.000Z'",
  ],
  activities: [
    "1, 3, 'Page_B', 'Zoo', '2026-06-03T14:00:00.000Z', '2026-05-31'",
    "2, 2, 'Page_B', 'Zoo', '2026-06-10T14:00:00.000Z', '2026-06-07'",
    "3, 2, 'Page_A', 'Farm', '2026-06-03T14:00:00.000Z', '2026-05-31'",
  ],
  activity_totals: ["2, '2025-06', 12"],
  bravo_counts: ["'2026-06', 2, 1", "'2026-05', 3, 2"],
  multiplayer_scores: ["2, '2026-05-31', 20"],
}

function migrate(database: DatabaseSync, files: readonly string[]): void {
  for (const file of files) database.exec(readFileSync(file, 'utf8'))
}

/** The rows of each table as sorted JSON. */
function content(database: DatabaseSync): Record<string, string[]> {
  const read = Object.keys(rows).map((table) => {
    const all = database.prepare(`SELECT * FROM ${table}`).all()
    return [table, all.map((row) => JSON.stringify(Object.entries(row).sort())).sort()]
  })
  return Object.fromEntries(read)
}

it('keeps all rows when tables are rebuilt WITHOUT ROWID', () => {
  const database = new DatabaseSync(':memory:')
  const files = globSync('migrations/*.sql').toSorted()
  const at = files.indexOf(MIGRATION)
  migrate(database, files.slice(0, at))
  for (const id of [2, 3])
    database.exec(
      `INSERT INTO users (id, user_name, user_name_key, display_name, avatar_url, created_at) VALUES (${id}, '${id}', '${id}', '', '', '')`,
    )
  for (const [table, values] of Object.entries(rows))
    database.exec(`INSERT INTO ${table} VALUES (${values.join('), (')})`)
  const before = content(database)
  expect(Object.values(before).flat()).toHaveLength(Object.values(rows).flat().length)

  migrate(database, files.slice(at, at + 1))
  expect(content(database)).toEqual(before)
  expect(() =>
    database.exec("INSERT INTO activities SELECT * FROM activities WHERE client_id = 'Page_A'"),
  ).toThrow('UNIQUE')
  // Later migrations keep every row too, and replace refusal messages by codes.
  migrate(database, files.slice(at + 1))
  expect(content(database)).toEqual({
    ...before,
    activity_answers: before.activity_answers?.map((row) =>
      row.replace('Already counted', 'activityCounted'),
    ),
  })
  database.close()
})
