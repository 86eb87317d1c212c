import * as z from 'zod/mini'
import { backupContents, KEPT_BACKUPS, KEPT_DAYS, type KeptBackup } from '../../domain/api/backup.ts'
import { DAY, HOUR } from '../../domain/bounds.ts'
import { contentsOf } from './contents.ts'
import { type Stores, writeBackup } from './write-backup.ts'

/**
 * Backups that the school itself keeps: what there was before a restore or a change of the school year. They lie beside its files, which are named by
 * their hash. The name says when it was kept, in milliseconds since 1970, so that names sort by age.
 */
const FOLDER = 'backups/'
/** Backups that somebody sent, for as long as they are read. */
export const UPLOADS = 'uploads/'
export const keptID = z.string().check(z.regex(/^\d{13}-[0-9a-f]{8}$/))

/** R2 takes a file of unknown length in parts of one size, of 5 MiB at least; the last may be smaller. */
const PART_BYTES = 5 * 1024 * 1024

/** Keeps everything that there is. Cut off before its end, it leaves nothing that is ever listed. @returns its name */
export async function keepBackup(stores: Stores, now: Date): Promise<string> {
  const contents = JSON.stringify(await contentsOf(stores.database, now))
  const id = nameAt(now)
  await putInParts(stores.files, keptFile(id), writeBackup(stores, now), { contents })
  return id
}

/** Newest first. */
export async function listKept(files: Stores['files']): Promise<KeptBackup[]> {
  const { objects } = await files.list({ prefix: FOLDER, include: ['customMetadata'] })
  return objects
    .map(({ key, size, customMetadata }) => ({
      ...z.parse(backupContents, JSON.parse(customMetadata?.contents ?? '')),
      id: key.slice(FOLDER.length),
      bytes: size,
    }))
    .toReversed()
}

/** What the file of a kept backup is called. */
export function keptFile(id: string): string {
  return FOLDER + id
}

/** The name of a file that is stored now; names sort by age. */
export function nameAt(now: Date): string {
  return `${now.getTime()}-${crypto.randomUUID().slice(0, 8)}`
}

/** Deletes those that are too old or too many, and what was sent and left by a call that was cut off. */
export async function forgetKept(files: Stores['files'], now: Date): Promise<void> {
  const uploads = await files.list({ prefix: UPLOADS })
  const left = uploads.objects
    .map(({ key }) => key)
    .filter((key) => Number.parseInt(key.slice(UPLOADS.length), 10) < now.getTime() - HOUR)
  const { objects } = await files.list({ prefix: FOLDER })
  const oldest = now.getTime() - KEPT_DAYS * DAY
  const past = objects
    .map(({ key }) => key)
    .toReversed()
    .filter((key, index) => index >= KEPT_BACKUPS || Number.parseInt(key.slice(FOLDER.length), 10) < oldest)
  if (past.length + left.length > 0) await files.delete([...past, ...left])
}

/** Cut off before its end, it stores nothing. */
export async function putInParts(
  files: Stores['files'],
  key: string,
  stream: ReadableStream<Uint8Array>,
  customMetadata: Record<string, string> = {},
): Promise<void> {
  const upload = await files.createMultipartUpload(key, { customMetadata })
  const parts: { partNumber: number; etag: string }[] = []
  for await (const bytes of inParts(stream)) parts.push(await upload.uploadPart(parts.length + 1, bytes))
  await upload.complete(parts)
}

async function* inParts(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
  let part = new Uint8Array(PART_BYTES)
  let size = 0
  for await (const bytes of stream) {
    for (let at = 0; at < bytes.length; ) {
      const some = bytes.subarray(at, at + PART_BYTES - size)
      part.set(some, size)
      size += some.length
      at += some.length
      if (size < PART_BYTES) continue
      yield part
      part = new Uint8Array(PART_BYTES)
      size = 0
    }
  }
  if (size > 0) yield part.subarray(0, size)
}
