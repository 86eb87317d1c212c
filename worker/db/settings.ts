import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { settings } from './schema.ts'

const ONLY_ROW = 1

export type Settings = Omit<typeof settings.$inferSelect, 'id'>

const DEFAULTS: Settings = {
  enablePIN: false,
  mpgBravoCap: 10,
  isLeaderboardVisible: true,
  showsClassToVisitors: false,
  retentionDays: 30,
}

export async function readSettings(db: Database): Promise<Settings> {
  const row = await db.select().from(settings).where(eq(settings.id, ONLY_ROW)).get()
  return row ?? DEFAULTS
}
