import { getTableColumns, getTableName, type SQL } from 'drizzle-orm'
import { getTableConfig, SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as z from 'zod/mini'
import type { BackupRow } from '../../domain/api/backup.ts'
import {
  type DateForm,
  dateRules,
  onlyRow,
  type RowCheck,
  type RulesByField,
  rulesInOrder,
} from './row-rules.ts'

interface Reference {
  column: string
  table: string
  key: string
}

export interface TableOfBackup {
  name: string
  columns: ReadonlySet<string>
  /** Default values of columns that a row may lack. */
  defaults: ReadonlyMap<string, string | number>
  /** Columns whose dates must not be in the future, with their format. */
  dates: readonly { column: string; form: DateForm }[]
  row: z.ZodMiniType
  /** The primary key. */
  key: readonly string[]
  isOneRow: boolean
  /** The column that always refers to a user; in `users` the id itself. */
  userID: string | undefined
  /** Unique keys. With `leavesOutEmpty`, rows in which all key columns are empty are exempt. */
  unique: readonly { columns: readonly string[]; leavesOutEmpty: boolean }[]
  /** Optional references to other tables. */
  optionalReferences: readonly Reference[]
  /** Required references to other tables. */
  requiredReferences: readonly Reference[]
}

/** Early backups may have several open checks per class; `stageBackup` closes all but one. */
const OPEN_CHECKS = 'checks_open'

/** Leaves room for the number of the next row, which must still be exact. */
const rowNumber = z.int().check(z.gte(0), z.lte(2 ** 45))
/** Used for columns without a rule; columns with longer texts have one. */
const shortText = z.string().check(z.maxLength(2000))

/** Every table of a backup, in the order in which it is read. */
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
  const requiredReferences = references(true)
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
    userID:
      name === 'users' ? 'id' : requiredReferences.find((reference) => reference.table === 'users')?.column,
    optionalReferences: references(false),
    requiredReferences,
  }
})

function defaultOf(column: SQLiteColumn): [string, string | number][] {
  const value = column.mapToDriverValue(column.default ?? null)
  return typeof value === 'string' || typeof value === 'number' ? [[column.name, value]] : []
}

function nameOf(column: SQLiteColumn | SQL): string[] {
  return column instanceof SQLiteColumn ? [column.name] : []
}

/**
 * Schema of a row with column names as in the database: types, `rules`, and required columns except those
 * with a default.
 */
function rowSchema(table: SQLiteTable, rules: RulesByField, check?: RowCheck): z.ZodMiniType {
  const shape = Object.entries(getTableColumns(table)).map(([field, column]) => {
    const type = rules[field] ?? typeOf(column)
    if (column.primary) return [column.name, type] as const
    if (!column.notNull) return [column.name, z.nullish(type)] as const
    return [column.name, column.hasDefault ? z.optional(type) : type] as const
  })
  const row = z.object(Object.fromEntries(shape))
  return check ? z.pipe(row, z.custom<BackupRow>().check(check)) : row
}

function typeOf({ dataType, enumValues, primary }: SQLiteColumn): z.ZodMiniType {
  if (dataType === 'boolean') return z.literal([0, 1])
  if (dataType === 'number') return primary ? rowNumber : z.int()
  return enumValues && enumValues.length > 0 ? z.enum(enumValues) : shortText
}
