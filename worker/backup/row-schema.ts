import { getTableColumns } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as z from 'zod/mini'
import type { BackupRow } from '../../domain/api/backup.ts'
import type { RowCheck, RulesByField } from './row-rules.ts'

/**
 * What a row of the table must be, by its columns as a backup names them: of their type, of what `rules` says of them, and
 * there, but for those that the database fills in.
 */
export function rowSchema(table: SQLiteTable, rules: RulesByField, check?: RowCheck): z.ZodMiniType {
  const shape = Object.entries(getTableColumns(table)).map(([field, column]) => {
    const type = rules[field] ?? typeOf(column)
    if (column.primary) return [column.name, type] as const
    if (!column.notNull) return [column.name, z.nullish(type)] as const
    return [column.name, column.hasDefault ? z.optional(type) : type] as const
  })
  const row = z.object(Object.fromEntries(shape))
  return check ? z.pipe(row, z.custom<BackupRow>().check(check)) : row
}

/** The next row gets a higher number, which must still be exact. */
const rowNumber = z.int().check(z.gte(0), z.lte(2 ** 45))
/** Columns with longer texts have a rule. */
const shortText = z.string().check(z.maxLength(2000))

function typeOf({ dataType, enumValues, primary }: SQLiteColumn): z.ZodMiniType {
  if (dataType === 'boolean') return z.literal([0, 1])
  if (dataType === 'number') return primary ? rowNumber : z.int()
  return enumValues && enumValues.length > 0 ? z.enum(enumValues) : shortText
}
