import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

interface Result {
  success: true
  results: Record<string, unknown>[]
  meta: { changes: number }
}

/** The part of D1 that the Worker uses, on in-memory SQLite. */
export interface SqliteD1 {
  prepare(query: string): SqliteStatement
  batch(statements: readonly SqliteStatement[]): Promise<Result[]>
  /** Runs statements without parameters. */
  exec(statements: string): void
  /** Serializes the database, to open copies of it. */
  bytes(): Uint8Array
  /** Number of statements that have run. */
  statements(): number
  close(): void
}

interface SqliteStatement {
  bind(...values: SQLInputValue[]): SqliteStatement
  all(): Promise<Result>
  run(): Promise<Result>
  raw(): Promise<unknown[][]>
  first(): Promise<Record<string, unknown> | null>
  /** Runs synchronously, as part of a batch. */
  runSync(): Result
}

/** @param bytes a serialized database; empty if omitted */
export function sqliteD1(bytes?: Uint8Array): SqliteD1 {
  const database = new DatabaseSync(':memory:')
  if (bytes) database.deserialize(bytes)
  let count = 0

  function statement(query: string, values: SQLInputValue[]): SqliteStatement {
    const runSync = (): Result => {
      count += 1
      const results = database.prepare(query).all(...values)
      const changes = Number(database.prepare('SELECT changes() AS changes').get()?.changes)
      return { success: true, results, meta: { changes } }
    }
    return {
      bind: (...bound) => statement(query, bound),
      all: async () => runSync(),
      run: async () => runSync(),
      raw: async () => runSync().results.map((row) => Object.values(row)),
      first: async () => runSync().results[0] ?? null,
      runSync,
    }
  }

  return {
    prepare: (query) => statement(query, []),
    async batch(statements) {
      database.exec('BEGIN')
      try {
        const results = statements.map((each) => each.runSync())
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
