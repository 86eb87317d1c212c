/** A statement that the database ran, with what was bound to it. */
export interface Statement {
  sql: string
  params: unknown[]
  /** How many rows D1 itself says that it read. */
  rowsRead: number
  /** How many it says that it wrote: a row, and each index that names it. */
  rowsWritten: number
  /** How many rows it inserted, changed or deleted. */
  changes: number
}

/**
 * The database, with a list of every statement that it runs from now on. The raw rows of a statement come
 * without D1's word on it, so a query whose raw rows are asked for runs twice, and is listed once.
 */
export function recorded(database: D1Database): { database: D1Database; statements: Statement[] } {
  const statements: Statement[] = []
  const inner = new WeakMap<D1PreparedStatement, Inner>()

  function list({ sql, params }: Inner, { meta }: D1Result): void {
    statements.push({
      sql,
      params,
      rowsRead: meta.rows_read,
      rowsWritten: meta.rows_written,
      changes: meta.changes,
    })
  }

  function wrap(each: Inner): D1PreparedStatement {
    const { statement, sql } = each
    const all = async () => {
      const result = await statement.all()
      list(each, result)
      return result
    }
    const outer: D1PreparedStatement = Object.assign(Object.create(statement), {
      bind: (...params: unknown[]) => wrap({ statement: statement.bind(...params), sql, params }),
      all,
      run: all,
      async first(column?: string) {
        const [row = null] = (await all()).results
        return column === undefined ? row : row?.[column]
      },
      async raw() {
        const { results } = await all()
        return isQuery(sql) ? statement.raw() : results.map(Object.values)
      },
    })
    inner.set(outer, each)
    return outer
  }

  const prepare = (sql: string) => wrap({ statement: database.prepare(sql), sql, params: [] })
  async function batch(outers: D1PreparedStatement[]): Promise<D1Result[]> {
    const sent = outers.flatMap((outer) => inner.get(outer) ?? [])
    const results = await database.batch(sent.map(({ statement }) => statement))
    for (const [index, result] of results.entries()) {
      const each = sent[index]
      if (each) list(each, result)
    }
    return results
  }
  return { database: Object.assign(Object.create(database), { prepare, batch }), statements }
}

interface Inner {
  statement: D1PreparedStatement
  sql: string
  params: unknown[]
}

function isQuery(sql: string): boolean {
  return /^\s*(select|with)\b/i.test(sql)
}
