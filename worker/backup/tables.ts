import { getTableColumns, getTableName, type SQL } from 'drizzle-orm'
import { getTableConfig, SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type * as z from 'zod/mini'
import { type DateForm, dateRules, onlyRow, rulesInOrder } from './row-rules.ts'
import { rowSchema } from './row-schema.ts'

interface Reference {
  column: string
  table: string
  key: string
}

export interface TableOfBackup {
  name: string
  columns: ReadonlySet<string>
  /** Column -> what a row has there that is without it, for columns that the database fills in. */
  defaults: ReadonlyMap<string, string | number>
  /** The columns that hold no date after now, and in what form. */
  dates: readonly { column: string; form: DateForm }[]
  /** What each of its rows must be. */
  row: z.ZodMiniType
  /** The columns by which each of its rows is another. */
  key: readonly string[]
  /** It has one row, which is always there. */
  isOneRow: boolean
  /** The column that always names a user: in `users` itself the key. */
  userID: string | undefined
  /** Columns by which no two rows are the same; one that leaves the empty text out is no key of a row that has it. */
  unique: readonly { columns: readonly string[]; leavesOutEmpty: boolean }[]
  /** The columns that name a row of another table, or none: of which table, and by which of its columns. */
  mayName: readonly Reference[]
  /** Those that always name one. */
  mustName: readonly Reference[]
}

/** A class of an early backup may have several open checks, of which `stageBackup` closes all but one. */
const OPEN_CHECKS = 'checks_open'

/** Every table of what the school keeps, in the order in which a backup reads them. */
export const tables: readonly TableOfBackup[] = rulesInOrder.map(([table, rules, check]) => {
  const { name, columns, foreignKeys, primaryKeys, indexes } = getTableConfig(table)
  const key = (primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)).map(({ name }) => name)
  const unique = indexes.flatMap(({ config }) =>
    config.unique && config.name !== OPEN_CHECKS
      ? [{ columns: config.columns.flatMap(nameOf), leavesOutEmpty: config.where !== undefined }]
      : [],
  )
  const named = foreignKeys.flatMap((foreignKey) => {
    const { columns, foreignColumns, foreignTable } = foreignKey.reference()
    const [column, key] = [columns[0], foreignColumns[0]]
    return column && key ? [{ column, table: getTableName(foreignTable), key: key.name }] : []
  })
  const references = (isAlways: boolean) =>
    named
      .filter(({ column }) => column.notNull === isAlways)
      .map(({ column, ...other }) => ({ column: column.name, ...other }))
  const mustName = references(true)
  return {
    name,
    columns: new Set(columns.map((column) => column.name)),
    defaults: new Map(columns.flatMap(defaultOf)),
    dates: Object.entries(getTableColumns(table)).flatMap(([field, column]) => {
      const form = dateRules.get(rules[field] ?? onlyRow)
      return form ? [{ column: column.name, form }] : []
    }),
    row: rowSchema(table, rules, check),
    key,
    isOneRow: rules.id === onlyRow,
    unique: [{ columns: key, leavesOutEmpty: false }, ...unique],
    userID: name === 'users' ? 'id' : mustName.find((reference) => reference.table === 'users')?.column,
    mayName: references(false),
    mustName,
  }
})

function defaultOf(column: SQLiteColumn): [string, string | number][] {
  const value = column.mapToDriverValue(column.default ?? null)
  return typeof value === 'string' || typeof value === 'number' ? [[column.name, value]] : []
}

function nameOf(column: SQLiteColumn | SQL): string[] {
  return column instanceof SQLiteColumn ? [column.name] : []
}
