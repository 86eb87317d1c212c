/** Wraps one execution of a statement or batch. */
export type Intercept = <Result>(work: () => Promise<Result>) => Promise<Result>

/** A database that runs each statement or batch through `ask`. */
export function interceptDatabase(database: D1Database, ask: Intercept): D1Database {
  const inner = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const outer: D1PreparedStatement = Object.assign(Object.create(statement), {
      bind: (...params: unknown[]) => wrap(statement.bind(...params)),
      all: () => ask(() => statement.all()),
      run: () => ask(() => statement.run()),
      first: (column?: string) =>
        ask(() => (column === undefined ? statement.first() : statement.first(column))),
      raw: () => ask(() => statement.raw()),
    })
    inner.set(outer, statement)
    return outer
  }

  const prepare = (sql: string) => wrap(database.prepare(sql))
  const batch = (outers: D1PreparedStatement[]) =>
    ask(() => database.batch(outers.flatMap((outer) => inner.get(outer) ?? [])))
  return Object.assign(Object.create(database), { prepare, batch })
}
