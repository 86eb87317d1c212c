import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { unstable_splitSqlQuery } from 'wrangler'

export type SchoolDatabase = Awaited<ReturnType<Miniflare['getD1Database']>>

const FOLDER = 'migrations'

/**
 * Applies missing migrations to a local database and records them like `wrangler d1 migrations apply`. Wrangler reopens
 * the database for each statement, which takes 9 s of CPU for a new school.
 */
export async function migrate(database: SchoolDatabase): Promise<void> {
  await database
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT UNIQUE,
        applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
      )`,
    )
    .run()
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  const missing = globSync('*.sql', { cwd: FOLDER }).filter((name) => !applied.has(name))
  for (const name of missing.sort()) {
    const statements = unstable_splitSqlQuery(readFileSync(join(FOLDER, name), 'utf8'))
    await database.batch([
      ...statements.map((statement) => database.prepare(statement)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
}
