import { eq, getTableColumns } from 'drizzle-orm'
import { type AllSettings, allSettings } from '../../domain/api/settings.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { settings } from '../db/schema.ts'

const ROW_ID = 1

export type Settings = AllSettings

const { id: _id, ...columns } = getTableColumns(settings)

const DEFAULTS: Settings = allSettings.parse(
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column.default])),
)

const settingsRow = prepared((db) =>
  db.select(columns).from(settings).where(eq(settings.id, ROW_ID)).prepare(),
)

export async function readSettings(db: Database): Promise<Settings> {
  const row = await settingsRow(db).get()
  return row ?? DEFAULTS
}

/** Changes the given settings. @returns all settings afterwards */
export async function saveSettings(db: Database, changes: Partial<Settings>): Promise<Settings> {
  return db
    .insert(settings)
    .values({ ...DEFAULTS, ...changes, id: ROW_ID })
    .onConflictDoUpdate({ target: settings.id, set: changes })
    .returning(columns)
    .get()
}
