import { logFault } from '../http/log-fault.ts'
import type { SchoolStores } from '../schools/stores.ts'
import { nameAt, putInParts, UPLOADS } from './kept-backups.ts'

/**
 * Puts a backup that was sent into R2 and does the work with it there: it is read twice, and is too large for a Worker's memory.
 * @param work gets what opens the backup, each time from its beginning
 */
export async function withUpload<Result>(
  files: SchoolStores['files'],
  upload: ReadableStream<Uint8Array<ArrayBuffer>>,
  now: Date,
  work: (open: () => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>) => Promise<Result>,
): Promise<Result> {
  const key = UPLOADS + nameAt(now)
  try {
    await putInParts(files, key, upload)
    return await work(async () => {
      const stored = await files.get(key)
      if (!stored) throw new Error('The backup that was sent is gone')
      return stored.body
    })
  } finally {
    // The daily run deletes what is left: it must not turn a restore that succeeded into a failure.
    await files.delete(key).catch((error: unknown) => logFault('Deleting an uploaded backup', error))
  }
}
