import { asc, eq } from 'drizzle-orm'
import type { Recording } from '../../domain/api/recording.ts'
import type { Database } from '../db/database.ts'
import { recordings } from '../db/schema.ts'

export async function listRecordings(db: Database): Promise<Recording[]> {
  return db.select().from(recordings).orderBy(asc(recordings.word))
}

/** Puts the recording in the place of the one that the word had. */
export async function saveRecording(db: Database, recording: Recording): Promise<void> {
  const { url, updated } = recording
  await db
    .insert(recordings)
    .values(recording)
    .onConflictDoUpdate({ target: recordings.word, set: { url, updated } })
}

/** False where the word had none. */
export async function deleteRecording(db: Database, word: string): Promise<boolean> {
  const deleted = await db.delete(recordings).where(eq(recordings.word, word)).returning()
  return deleted.length > 0
}
