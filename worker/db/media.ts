import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { media } from './schema.ts'

export type MediaRow = typeof media.$inferSelect

/** Keeps what is known of a file, once. */
export async function keepMedia(db: Database, row: MediaRow): Promise<void> {
  await db.insert(media).values(row).onConflictDoNothing()
}

export async function findMedia(db: Database, hash: string): Promise<MediaRow | undefined> {
  return db.select().from(media).where(eq(media.hash, hash)).get()
}
