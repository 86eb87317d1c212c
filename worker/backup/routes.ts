import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import {
  BACKUP_TYPE,
  MAX_BACKUP_BYTES,
  previewAnswer,
  type RestoreAnswer,
  restoreAnswer,
  storedBackupsAnswer,
} from '../../domain/api/backup.ts'
import { freshProof, permit, signedInUser } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented, REFUSALS } from '../http/documented.ts'
import { logError } from '../http/log-error.ts'
import { readStream } from '../http/read-body.ts'
import { Refusal } from '../http/refusal.ts'
import { path } from '../http/validate.ts'
import { sendLessonAudiences } from '../lessons/send-lesson-audiences.ts'
import { notifyClassesChanged, notifyRoom, notifySessionsEnded } from '../room/notify-room.ts'
import type { SchoolStores } from '../schools/stores.ts'
import { refreshKnownWords } from '../words/memories/refresh-known-words.ts'
import { checkBackup } from './check-backup.ts'
import { contentsOf } from './contents.ts'
import { UPLOAD_LIMITS } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import {
  backupFileKey,
  deleteOldBackups,
  listStoredBackups,
  storedBackupID,
  timestampedName,
  UPLOAD_FOLDER,
  uploadInParts,
} from './stored-backups.ts'
import { writeBackup } from './write-backup.ts'

const file = { [BACKUP_TYPE]: { schema: { type: 'string', format: 'binary' } } } as const
const documentedFile = (summary: string) =>
  describeRoute({ summary, responses: { 200: { description: 'The file', content: file }, ...REFUSALS } })
const keptPath = path(z.object({ keptID: storedBackupID }))

/** Backup and restore. The file contains children's data and password hashes. */
export const backup = new Hono<AppEnv>()
  .get('/', documentedFile('All data of the school, as one file'), permit('keepBackups'), freshProof, (c) =>
    c.body(writeBackup(c.var.school, c.var.now), 200, fileHeaders(c.var.now)),
  )
  .post(
    '/preview',
    documented('The contents of a backup, and of the data it would replace', previewAnswer),
    describeRoute({ requestBody: { required: true, content: file } }),
    permit('keepBackups'),
    async (c) => {
      const backup = await withUploadedBackup(c, async (open) =>
        checkBackup(await open(), c.var.now, UPLOAD_LIMITS),
      )
      const here = await contentsOf(c.var.school.database, c.var.now)
      return answerWith(c, { success: true, backup, here })
    },
  )
  .post(
    '/restore',
    documented('Replace all data of the school with a backup', restoreAnswer),
    describeRoute({ requestBody: { required: true, content: file } }),
    permit('keepBackups'),
    freshProof,
    async (c) => {
      const restored = await withUploadedBackup(c, async (open) => {
        await checkBackup(await open(), c.var.now, UPLOAD_LIMITS)
        return restore(c, await open())
      })
      return answerWith(c, restored)
    },
  )
  .get(
    '/kept',
    documented(
      'The backups made before restores and changes of the school year, newest first',
      storedBackupsAnswer,
    ),
    permit('keepBackups'),
    async (c) => {
      const { school, now } = c.var
      const [data, here] = await Promise.all([
        listStoredBackups(school.files),
        contentsOf(school.database, now),
      ])
      return answerWith(c, { success: true, data, here })
    },
  )
  .get(
    '/kept/:keptID',
    documentedFile('A stored backup'),
    permit('keepBackups'),
    freshProof,
    keptPath,
    async (c) => {
      const { keptID } = c.req.valid('param')
      return c.body(await findKept(c, keptID), 200, fileHeaders(new Date(Number.parseInt(keptID, 10))))
    },
  )
  .post(
    '/kept/:keptID/restore',
    documented('Restore the state before a restore or a new school year', restoreAnswer),
    permit('keepBackups'),
    freshProof,
    keptPath,
    async (c) => answerWith(c, await restore(c, await findKept(c, c.req.valid('param').keptID))),
  )

/** Runs `work` with the uploaded backup. @throws {Refusal} 415 for another content type, 413 if it is too long */
async function withUploadedBackup<Result>(
  c: Context<AppEnv>,
  work: (open: () => Promise<Stream>) => Promise<Result>,
): Promise<Result> {
  if (c.req.header('content-type') !== BACKUP_TYPE) throw new Refusal('notBackup', { type: BACKUP_TYPE })
  return withUpload(c.var.school.files, readStream(c, MAX_BACKUP_BYTES), c.var.now, work)
}

/** @throws {Refusal} 404 */
async function findKept(c: Context<AppEnv>, id: string): Promise<Stream> {
  const stored = await c.var.school.files.get(backupFileKey(id))
  if (!stored) throw new Refusal('keptBackupUnknown')
  return stored.body
}

async function restore(c: Context<AppEnv>, backup: Stream): Promise<RestoreAnswer> {
  const { school, now, timeZone } = c.var
  const moment = { by: signedInUser(c).id, now, timeZone }
  const { rows, files, endedSessions } = await restoreBackup(school, backup, moment)
  c.var.later(deleteOldBackups(school.files, now))
  c.var.later(refreshKnownWords(c.var.db))
  c.var.later(notifyRoom(c, { type: 'menuChanged' }))
  c.var.later(sendLessonAudiences(c))
  notifyClassesChanged(c, null)
  if (endedSessions.length > 0) notifySessionsEnded(c, endedSessions)
  return { success: true, rows, files }
}

type Stream = ReadableStream<Uint8Array<ArrayBuffer>>

function fileHeaders(at: Date): Record<string, string> {
  return {
    'Content-Type': BACKUP_TYPE,
    'Content-Disposition': `attachment; filename="mme-bravo-${at.toISOString().slice(0, 10)}.jsonl.gz"`,
  }
}

/**
 * Stores an uploaded backup in R2 while `work` runs: it is read twice and is too large for a Worker's memory.
 * @param work receives a function that opens the backup from the start
 */
async function withUpload<Result>(
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
    // If this fails, the daily run deletes the upload; a successful restore must not fail because of it.
    await files.delete(key).catch((error: unknown) => logError('Deleting an uploaded backup', error))
  }
}
