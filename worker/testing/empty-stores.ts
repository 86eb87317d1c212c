import { applyD1Migrations, listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { bindings } from './bindings.ts'

let migrated: Promise<void> | undefined

/** D1 with its tables and no row; KV, R2 and what the room keeps with nothing: faster than making them anew for every test. */
export async function emptyStores(): Promise<void> {
  migrated ??= applyD1Migrations(bindings.DB, bindings.MIGRATIONS)
  await migrated
  await Promise.all([
    emptyDatabase(bindings.DB),
    emptyCache(bindings.CACHE),
    emptyMedia(bindings.MEDIA),
    emptyRooms(bindings.MAIN),
  ])
}

async function emptyDatabase(db: D1Database): Promise<void> {
  const { results } = await db
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*'
      AND name NOT IN ('d1_migrations', 'sqlite_schema')`)
    .all<{ name: string }>()
  await db.batch([
    db.prepare('PRAGMA defer_foreign_keys = on'),
    ...results.map(({ name }) => db.prepare(`DELETE FROM "${name}"`)),
  ])
}

async function emptyCache(cache: KVNamespace): Promise<void> {
  const { keys } = await cache.list()
  await Promise.all(keys.map(({ name }) => cache.delete(name)))
}

async function emptyMedia(media: R2Bucket): Promise<void> {
  const { objects } = await media.list()
  if (objects.length > 0) await media.delete(objects.map(({ key }) => key))
}

async function emptyRooms(rooms: DurableObjectNamespace): Promise<void> {
  for (const id of await listDurableObjectIds(rooms)) {
    await runInDurableObject(rooms.get(id), (_, { storage }) => storage.deleteAll())
  }
}
