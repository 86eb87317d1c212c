import { DatabaseSync } from 'node:sqlite'

/** The schools of a deployment with the day of their last daily job; see docs/scaling.md. */
export interface Registry {
  /** Schools whose job is not done on that day. Read in pages, so that the whole list is never in memory. */
  due(day: string): Iterable<string>
  setDone(school: string, day: string): void
  count(day: string): { done: number; due: number }
  close(): void
}

const PAGE_SIZE = 100

export function openRegistry(file: string): Registry {
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS schools (name TEXT PRIMARY KEY, done_on TEXT NOT NULL DEFAULT '') WITHOUT ROWID`)
  const page = database.prepare(
    'SELECT name FROM schools WHERE name > ? AND done_on < ? ORDER BY name LIMIT ?',
  )
  const done = database.prepare('UPDATE schools SET done_on = ? WHERE name = ?')
  const counted = database.prepare(
    'SELECT count(*) FILTER (WHERE done_on = ?1) AS done, count(*) FILTER (WHERE done_on < ?1) AS due FROM schools',
  )
  return {
    *due(day) {
      let after = ''
      while (true) {
        const names = page.all(after, day, PAGE_SIZE).map(({ name }) => String(name))
        yield* names
        if (names.length < PAGE_SIZE) return
        after = names.at(-1) ?? ''
      }
    },
    setDone: (school, day) => void done.run(day, school),
    count(day) {
      const row = counted.get(day)
      return { done: Number(row?.done), due: Number(row?.due) }
    },
    close: () => database.close(),
  }
}

/** Registers `count` schools in a new file. */
export function registerSchools(file: string, count: number): void {
  openRegistry(file).close()
  const database = new DatabaseSync(file)
  database
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO schools (name) SELECT printf('school-%05d', i) FROM n`,
    )
    .run(count)
  database.close()
}
