import { eq, getTableColumns } from 'drizzle-orm'
import { type AllSettings, allSettings } from '../../domain/api/settings.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { settings } from '../db/schema.ts'

const ONLY_ROW = 1

export type Settings = AllSettings

const { id: _id, ...columns } = getTableColumns(settings)

/** As the schema of the database has them. */
const DEFAULTS: Settings = allSettings.parse(
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column.default])),
)

const onlyRow = prepared((db) => db.select(columns).from(settings).where(eq(settings.id, ONLY_ROW)).prepare())

export async function readSettings(db: Database): Promise<Settings> {
  const row = await onlyRow(db).get()
  return row ?? DEFAULTS
}

/** Changes what `changes` names, and gives back all settings as they are then. */
export async function saveSettings(db: Database, changes: Partial<Settings>): Promise<Settings> {
  return db
    .insert(settings)
    .values({ ...DEFAULTS, ...changes, id: ONLY_ROW })
    .onConflictDoUpdate({ target: settings.id, set: changes })
    .returning(columns)
    .get()
}
