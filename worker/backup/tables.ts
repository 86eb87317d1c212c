import { getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import {
  activities,
  activityAnswers,
  activityTotals,
  attempts,
  bonus,
  bonusClaims,
  bravoCounts,
  bravos,
  classes,
  deletedGames,
  games,
  heldActivities,
  logs,
  media,
  menuLinks,
  menuStamp,
  multiplayerScores,
  pages,
  pageVersions,
  recordings,
  settings,
  traces,
  users,
  videoViews,
  whitelist,
} from '../db/schema.ts'

export interface TableOfBackup {
  name: string
  columns: ReadonlySet<string>
  /** The columns by which each of its rows is another. */
  key: readonly string[]
  /** The column that always names a user: in `users` itself the key. */
  userID: string | undefined
  /** The columns that name a row of another table, or none: of which table, and by which of its columns. */
  mayName: readonly { column: string; table: string; key: string }[]
}

/**
 * Each after those that its rows name, and what was given before what it was given for: a school may play while they are read, and
 * a Bravo or an answer without its activities would be wrong. A list, because the schema's module gives its exports in the order of
 * the alphabet once it is bundled.
 */
const inOrder = [
  classes,
  users,
  menuLinks,
  menuStamp,
  whitelist,
  games,
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
  videoViews,
  multiplayerScores,
  settings,
  logs,
  traces,
  attempts,
  media,
  recordings,
]

/** Every table of what the school keeps, in the order in which a backup reads them. */
export const tables: readonly TableOfBackup[] = inOrder.map((table) => {
  const { name, columns, foreignKeys, primaryKeys } = getTableConfig(table)
  const keyColumns = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
  const named = foreignKeys.flatMap((foreignKey) => {
    const { columns, foreignColumns, foreignTable } = foreignKey.reference()
    const [column, key] = [columns[0], foreignColumns[0]]
    return column && key ? [{ column, table: getTableName(foreignTable), key: key.name }] : []
  })
  const owner = named.find(({ column, table }) => column.notNull && table === 'users')
  return {
    name,
    columns: new Set(columns.map((column) => column.name)),
    key: keyColumns.map((column) => column.name),
    userID: name === 'users' ? 'id' : owner?.column.name,
    mayName: named
      .filter(({ column }) => !column.notNull)
      .map(({ column, ...other }) => ({ column: column.name, ...other })),
  }
})
