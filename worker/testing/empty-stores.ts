import { applyD1Migrations } from 'cloudflare:test'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import { type SchoolStores, schoolNamed } from '../schools/stores.ts'
import { bindings } from './bindings.ts'
import { emptyReachedRooms } from './reached-rooms.ts'

const migrated = new Map<string, Promise<void>>()

/**
 * Empties every table, KV, R2 and the storage of rooms and live games. This is faster than creating them for
 * each test.
 * @param rows SQL that then fills the database, in the same transaction
 */
export async function emptyStores(school = schoolNamed(bindings, FIRST_SCHOOL), rows = ''): Promise<void> {
  await migrate(school)
  await Promise.all([
    emptyDatabase(school.database, rows),
    emptyCache(school.cache),
    emptyMedia(school.files),
    emptyReachedRooms(),
  ])
}

function migrate({ name, database }: SchoolStores): Promise<void> {
  const migration = migrated.get(name) ?? applyD1Migrations(database, bindings.MIGRATIONS)
  migrated.set(name, migration)
  return migration
}

async function emptyDatabase(db: D1Database, rows: string): Promise<void> {
  tables ??= await listTables(db)
  const deletes = tables.map((name) => `DELETE FROM "${name}"`)
  // Sends all statements as one text, which the local D1 runs much faster than a batch.
  await db.prepare(['PRAGMA defer_foreign_keys = on', ...deletes, rows].join(';\n')).run()
}

/** The table names, the same in all databases of a run. */
let tables: string[] | undefined

async function listTables(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*'
      AND name NOT IN ('d1_migrations', 'sqlite_schema')`)
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

async function emptyCache(cache: KVNamespace): Promise<void> {
  const { keys } = await cache.list()
  await Promise.all(keys.map(({ name }) => cache.delete(name)))
}

async function emptyMedia(media: R2Bucket): Promise<void> {
  const { objects } = await media.list()
  if (objects.length > 0) await media.delete(objects.map(({ key }) => key))
}
