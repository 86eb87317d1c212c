import { asc, eq, ne } from 'drizzle-orm'
import type { CreditedWords, Recording } from '../../domain/api/recording.ts'
import type { Database } from '../db/database.ts'
import { recordings } from '../db/schema.ts'

const { word, url, updated, credit } = recordings

/** All recordings without their credits, since every browser loads this list. */
export async function listRecordings(db: Database): Promise<Recording[]> {
  return db.select({ word, url, updated }).from(recordings).orderBy(asc(word))
}

/** Credits with their words. Typically hundreds of words share one credit. */
export async function listCredits(db: Database): Promise<CreditedWords[]> {
  const rows = await db.select({ word, credit }).from(recordings).where(ne(credit, '')).orderBy(asc(word))
  const byCredit = Map.groupBy(rows, (row) => row.credit)
  return [...byCredit].map(([credit, rows]) => ({ credit, words: rows.map(({ word }) => word) }))
}

/** The address of the recording that replaces a sound of the site, e.g. `sounds/la-vache.mp3`. */
export async function findRecording(db: Database, sound: string): Promise<string | undefined> {
  const name = sound.replace(/^sounds\/|\.mp3$/g, '')
  const row = await db.select({ url }).from(recordings).where(eq(word, name)).get()
  return row?.url
}

/** Stores the recording of a word, replacing any other. */
export async function saveRecording(db: Database, recording: Recording & { credit: string }): Promise<void> {
  await db.insert(recordings).values(recording).onConflictDoUpdate({ target: word, set: recording })
}

/** Returns false if the word had none. */
export async function deleteRecording(db: Database, name: string): Promise<boolean> {
  const deleted = await db.delete(recordings).where(eq(word, name)).returning({ word })
  return deleted.length > 0
}
