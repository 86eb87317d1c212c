/** A statement that went to the database, with what was bound to it. */
export interface Statement {
  sql: string
  params: unknown[]
}

/** The database, with a list of every statement that is sent to it from now on. */
export function recorded(database: D1Database): { database: D1Database; statements: Statement[] } {
  const statements: Statement[] = []
  const prepare = (sql: string): D1PreparedStatement => {
    const statement: Statement = { sql, params: [] }
    statements.push(statement)
    const prepared = database.prepare(sql)
    const bind = prepared.bind.bind(prepared)
    prepared.bind = (...params) => {
      statement.params = params
      return bind(...params)
    }
    return prepared
  }
  const batch: D1Database['batch'] = (prepared) => database.batch(prepared)
  return { database: Object.assign(Object.create(database), { prepare, batch }), statements }
}
