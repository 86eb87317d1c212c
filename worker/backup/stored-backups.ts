import * as z from 'zod/mini'
import {
  BACKUP_RETENTION_DAYS,
  backupContents,
  MAX_STORED_BACKUPS,
  type StoredBackup,
} from '../../domain/api/backup.ts'
import { DAY, HOUR } from '../../domain/bounds.ts'
import { contentsOf } from './contents.ts'
import { type BackupStores, writeBackup } from './write-backup.ts'

/**
 * Backups stored before a restore or a school-year rollover. They are in the bucket next to the school's
 * files, whose names are hashes. The names of backups start with the time in milliseconds since 1970, so that
 * they sort by age.
 */
const FOLDER = 'backups/'
/** Uploaded backups, stored while they are processed. */
export const UPLOAD_FOLDER = 'uploads/'
export const storedBackupID = z.string().check(z.regex(/^\d{13}-[0-9a-f]{8}$/))

/** R2 stores a file of unknown length in equal parts of at least 5 MiB; the last may be smaller. */
const PART_BYTES = 5 * 1024 * 1024

/** Stores a backup of the current state. An aborted call leaves no listed backup. @returns its id */
export async function storeBackup(stores: BackupStores, now: Date): Promise<string> {
  const contents = JSON.stringify(await contentsOf(stores.database, now))
  const id = timestampedName(now)
  await uploadInParts(stores.files, backupFileKey(id), writeBackup(stores, now), { contents })
  return id
}

/** Newest first. */
export async function listStoredBackups(files: BackupStores['files']): Promise<StoredBackup[]> {
  const { objects } = await files.list({ prefix: FOLDER, include: ['customMetadata'] })
  return objects
    .map(({ key, size, customMetadata }) => ({
      ...z.parse(backupContents, JSON.parse(customMetadata?.contents ?? '')),
      id: key.slice(FOLDER.length),
      bytes: size,
    }))
    .toReversed()
}

export function backupFileKey(id: string): string {
  return FOLDER + id
}

/** A unique name that starts with the time, so that names sort by age. */
export function timestampedName(now: Date): string {
  return `${now.getTime()}-${crypto.randomUUID().slice(0, 8)}`
}

/** Deletes stored backups that are too old or too many, and uploads left by aborted calls. */
export async function deleteOldBackups(files: BackupStores['files'], now: Date): Promise<void> {
  const uploads = await files.list({ prefix: UPLOAD_FOLDER })
  const leftovers = uploads.objects
    .map(({ key }) => key)
    .filter((key) => Number.parseInt(key.slice(UPLOAD_FOLDER.length), 10) < now.getTime() - HOUR)
  const { objects } = await files.list({ prefix: FOLDER })
  const oldest = now.getTime() - BACKUP_RETENTION_DAYS * DAY
  const expired = objects
    .map(({ key }) => key)
    .toReversed()
    .filter(
      (key, index) => index >= MAX_STORED_BACKUPS || Number.parseInt(key.slice(FOLDER.length), 10) < oldest,
    )
  if (expired.length + leftovers.length > 0) await files.delete([...expired, ...leftovers])
}

/** Stores a stream in parts. An aborted call stores nothing. */
export async function uploadInParts(
  files: BackupStores['files'],
  key: string,
  stream: ReadableStream<Uint8Array>,
  customMetadata: Record<string, string> = {},
): Promise<void> {
  const upload = await files.createMultipartUpload(key, { customMetadata })
  const parts: { partNumber: number; etag: string }[] = []
  for await (const bytes of splitIntoParts(stream))
    parts.push(await upload.uploadPart(parts.length + 1, bytes))
  await upload.complete(parts)
}

async function* splitIntoParts(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
  let part = new Uint8Array(PART_BYTES)
  let size = 0
  for await (const bytes of stream) {
    for (let at = 0; at < bytes.length; ) {
      const taken = bytes.subarray(at, at + PART_BYTES - size)
      part.set(taken, size)
      size += taken.length
      at += taken.length
      if (size < PART_BYTES) continue
      yield part
      part = new Uint8Array(PART_BYTES)
      size = 0
    }
  }
  if (size > 0) yield part.subarray(0, size)
}
