export interface Statement {
  sql: string
  params: unknown[]
  /** Rows read, as reported by D1. */
  rowsRead: number
  /** Rows written, as reported by D1, including index entries. */
  rowsWritten: number
  /** Rows inserted, changed or deleted. */
  changes: number
}

/**
 * A database that records every statement it executes. Raw results lack D1's metadata, so queries for raw
 * rows run twice, but are recorded once.
 */
export function recordStatements(database: D1Database): { database: D1Database; statements: Statement[] } {
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
