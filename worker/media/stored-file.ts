import type { Database } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { SchoolStores } from '../schools/stores.ts'
import { extensionOf } from './media-type.ts'
import { deleteUnusedMedia, findMedia, type MediaRow } from './queries.ts'

type Named = Pick<MediaRow, 'hash' | 'contentType'>

/** The path of a file. Its name is the hash of its bytes with the extension of its type. */
export function urlOf(file: Named): string {
  return `/api/v1/media/${nameOf(file)}`
}

/** The name of a stored file by its URL; undefined for other URLs and paths. */
export function uploadedName(url: string): string | undefined {
  return /^\/api\/v1\/media\/(.+)$/.exec(url)?.[1]
}

/** Finds a file by its name. @throws {Refusal} 404 if there is none */
export async function requireFile(db: Database, name: string): Promise<MediaRow> {
  const row = await findMedia(db, name.slice(0, name.indexOf('.')))
  if (!row || name !== nameOf(row)) throw new Refusal('fileUnknown')
  return row
}

/** Deletes a file from the database and the bucket. Returns false if something uses it or it does not exist. */
export async function deleteUnusedFile(
  { db, files }: { db: Database; files: SchoolStores['files'] },
  hash: string,
): Promise<boolean> {
  if (!(await deleteUnusedMedia(db, hash))) return false
  // The same bytes may have been uploaded again meanwhile.
  if (!(await findMedia(db, hash))) await files.delete(hash)
  return true
}

function nameOf({ hash, contentType }: Named): string {
  return `${hash}.${extensionOf(contentType)}`
}
