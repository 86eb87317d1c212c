/** Statements that the benchmark's Worker runs in one of its databases, all of them or none. */
export interface Batch {
  database: DatabaseName
  statements: (readonly [sql: string, ...values: (string | number)[]])[]
}

/** Of the binding. */
export type DatabaseName = 'DB' | `DB_${string}`
