import { getTableName, type SQL } from 'drizzle-orm'
import { getTableConfig, SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type * as z from 'zod/mini'
import {
  activities,
  activityAnswers,
  activityTotals,
  adminActions,
  answerBatches,
  answerTotals,
  attempts,
  bonus,
  bonusClaims,
  bravoCounts,
  bravos,
  checkResults,
  checks,
  classes,
  classGoals,
  deletedGames,
  games,
  gameVersions,
  heldActivities,
  lessonSteps,
  lessons,
  logs,
  media,
  memoryParts,
  menuLinks,
  menuStamp,
  multiplayerScores,
  pages,
  pageVersions,
  recordings,
  settings,
  stickers,
  traces,
  users,
  videoViews,
  whitelist,
} from '../db/schema.ts'
import { onlyRow, rowRules } from './row-rules.ts'
import { rowSchema } from './row-schema.ts'

interface Reference {
  column: string
  table: string
  key: string
}

export interface TableOfBackup {
  name: string
  columns: ReadonlySet<string>
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

/**
 * Each after those that its rows name, and what was given before what it was given for: a school may play while they are read, and
 * a Bravo or an answer without its activities would be wrong. A list, because the schema's module gives its exports in the order of
 * the alphabet once it is bundled.
 */
const inOrder = [
  classes,
  classGoals,
  users,
  menuLinks,
  menuStamp,
  whitelist,
  games,
  gameVersions,
  deletedGames,
  pages,
  pageVersions,
  bonus,
  bonusClaims,
  bravos,
  bravoCounts,
  activityAnswers,
  heldActivities,
  activities,
  activityTotals,
  stickers,
  videoViews,
  answerBatches,
  memoryParts,
  answerTotals,
  checks,
  checkResults,
  multiplayerScores,
  lessons,
  lessonSteps,
  settings,
  logs,
  traces,
  attempts,
  media,
  recordings,
  adminActions,
]

/** Every table of what the school keeps, in the order in which a backup reads them. */
export const tables: readonly TableOfBackup[] = inOrder.map((table) => {
  const { name, columns, foreignKeys, primaryKeys, indexes } = getTableConfig(table)
  const key = (primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)).map(({ name }) => name)
  const unique = indexes.flatMap(({ config }) =>
    config.unique
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
    row: rowSchema(table),
    key,
    isOneRow: rowRules.get(table)?.id === onlyRow,
    unique: [{ columns: key, leavesOutEmpty: false }, ...unique],
    userID: name === 'users' ? 'id' : mustName.find((reference) => reference.table === 'users')?.column,
    mayName: references(false),
    mustName,
  }
})

function nameOf(column: SQLiteColumn | SQL): string[] {
  return column instanceof SQLiteColumn ? [column.name] : []
}
