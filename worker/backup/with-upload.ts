import { logError } from '../http/log-error.ts'
import type { SchoolStores } from '../schools/stores.ts'
import { timestampedName, UPLOAD_FOLDER, uploadInParts } from './stored-backups.ts'

/**
 * Stores an uploaded backup in R2 while `work` runs: it is read twice and is too large for a Worker's memory.
 * @param work receives a function that opens the backup from the start
 */
export async function withUpload<Result>(
  files: SchoolStores['files'],
  upload: ReadableStream<Uint8Array<ArrayBuffer>>,
  now: Date,
  work: (open: () => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>) => Promise<Result>,
): Promise<Result> {
  const key = UPLOAD_FOLDER + timestampedName(now)
  try {
    await uploadInParts(files, key, upload)
    return await work(async () => {
      const stored = await files.get(key)
      if (!stored) throw new Error('The uploaded backup is gone.')
      return stored.body
    })
  } finally {
    // On failure the daily run deletes it; a successful restore must not fail because of this.
    await files.delete(key).catch((error: unknown) => logError('Deleting an uploaded backup', error))
  }
}
