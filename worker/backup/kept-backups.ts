import * as z from 'zod/mini'
import { backupContents, KEPT_BACKUPS, KEPT_DAYS, type KeptBackup } from '../../domain/api/backup.ts'
import { contentsOf } from './contents.ts'
import { type Stores, writeBackup } from './write-backup.ts'

/**
 * Backups that the school itself keeps: what there was before a restore or a change of the school year. They lie beside its files, which are named by
 * their hash. The name says when it was kept, in milliseconds since 1970, so that names sort by age.
 */
const FOLDER = 'backups/'
export const keptID = z.string().check(z.regex(/^\d{13}-[0-9a-f]{8}$/))

/** R2 takes a file of unknown length in parts of one size, of 5 MiB at least; the last may be smaller. */
const PART_BYTES = 5 * 1024 * 1024

/** Keeps everything that there is. Cut off before its end, it leaves nothing that is ever listed. @returns its name */
export async function keepBackup(stores: Stores, now: Date): Promise<string> {
  const contents = JSON.stringify(await contentsOf(stores.database, now))
  const id = `${now.getTime()}-${crypto.randomUUID().slice(0, 8)}`
  const upload = await stores.files.createMultipartUpload(keptFile(id), { customMetadata: { contents } })
  const parts: { partNumber: number; etag: string }[] = []
  for await (const bytes of inParts(writeBackup(stores, now)))
    parts.push(await upload.uploadPart(parts.length + 1, bytes))
  await upload.complete(parts)
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

/** Deletes those that are too old or too many. */
export async function forgetKept(files: Stores['files'], now: Date): Promise<void> {
  const { objects } = await files.list({ prefix: FOLDER })
  const oldest = now.getTime() - KEPT_DAYS * 24 * 3_600_000
  const past = objects
    .map(({ key }) => key)
    .toReversed()
    .filter((key, index) => index >= KEPT_BACKUPS || Number.parseInt(key.slice(FOLDER.length), 10) < oldest)
  if (past.length > 0) await files.delete(past)
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
