import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

interface Result {
  success: true
  results: Record<string, unknown>[]
  meta: { changes: number }
}

/** The part of D1 that the Worker uses, over SQLite in this process's memory. */
export interface SqliteD1 {
  prepare(query: string): SqliteStatement
  batch(statements: readonly SqliteStatement[]): Promise<Result[]>
  /** Runs statements without values. */
  exec(statements: string): void
  /** All of the database, to open copies of it. */
  bytes(): Uint8Array
  /** How many statements have run. */
  statements(): number
  close(): void
}

interface SqliteStatement {
  bind(...values: SQLInputValue[]): SqliteStatement
  all(): Promise<Result>
  run(): Promise<Result>
  raw(): Promise<unknown[][]>
  first(): Promise<Record<string, unknown> | null>
  /** At once, as a part of a batch. */
  now(): Result
}

/** @param bytes a whole database; without it an empty one */
export function sqliteD1(bytes?: Uint8Array): SqliteD1 {
  const database = new DatabaseSync(':memory:')
  if (bytes) database.deserialize(bytes)
  let count = 0

  function statement(query: string, values: SQLInputValue[]): SqliteStatement {
    const now = (): Result => {
      count += 1
      const results = database.prepare(query).all(...values)
      const changes = Number(database.prepare('SELECT changes() AS changes').get()?.changes)
      return { success: true, results, meta: { changes } }
    }
    return {
      bind: (...bound) => statement(query, bound),
      all: async () => now(),
      run: async () => now(),
      raw: async () => now().results.map((row) => Object.values(row)),
      first: async () => now().results[0] ?? null,
      now,
    }
  }

  return {
    prepare: (query) => statement(query, []),
    async batch(statements) {
      database.exec('BEGIN')
      try {
        const results = statements.map((each) => each.now())
        database.exec('COMMIT')
        return results
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
    },
    exec: (statements) => database.exec(statements),
    bytes: () => database.serialize(),
    statements: () => count,
    close: () => database.close(),
  }
}
