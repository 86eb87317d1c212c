import { RESTORE_HOURS } from '../db/retention.ts'
import type { SchoolStores } from '../schools.ts'
import { type Restored, restoreBackup } from './restore-backup.ts'

/** No file of the school's own is called so: those are named by their hash. */
const UPLOADS = 'restore/'

/**
 * Restores a backup that was uploaded. The file is read twice, so it is kept in the meantime; `forgetUploads`
 * deletes it where this is cut off.
 * @throws {Refusal} 400 where the file is not taken: nothing is changed then
 */
export async function restoreUpload(
  school: SchoolStores,
  file: Uint8Array<ArrayBuffer>,
  moment: { now: Date; timeZone: string },
): Promise<Restored> {
  const { files } = school
  const name = UPLOADS + crypto.randomUUID()
  await files.put(name, file)
  try {
    return await restoreBackup(school, () => openStored(files, name), moment)
  } finally {
    await files.delete(name)
  }
}

/** Deletes the uploads of restores that were cut off. */
export async function forgetUploads(files: R2Bucket, now: Date): Promise<void> {
  const before = now.getTime() - RESTORE_HOURS * 3_600_000
  const { objects } = await files.list({ prefix: UPLOADS })
  const old = objects.filter(({ uploaded }) => uploaded.getTime() < before)
  if (old.length > 0) await files.delete(old.map(({ key }) => key))
}

async function openStored(files: R2Bucket, name: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const stored = await files.get(name)
  if (!stored) throw new Error('The upload is gone.')
  return stored.body
}
