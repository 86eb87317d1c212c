import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { BACKUP_TYPE, type RestoreAnswer, restoreAnswer } from '../../domain/api/backup.ts'
import { permit } from '../auth/permit.ts'
import { BackupFault } from '../backup/read-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import type { AppEnv } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { REFUSED, says } from '../validate.ts'

const file = { [BACKUP_TYPE]: { schema: { type: 'string', format: 'binary' } } } as const

/** Everything that the school keeps, in one file. It holds children's data and password hashes. */
export const backup = new Hono<AppEnv>()
  .get(
    '/',
    describeRoute({
      summary: 'Everything that the school keeps, as one file',
      responses: { 200: { description: 'The file', content: file }, default: REFUSED },
    }),
    permit('keepBackups'),
    (c) =>
      c.body(writeBackup(c.var.school, c.var.now), 200, {
        'Content-Type': BACKUP_TYPE,
        'Content-Disposition': `attachment; filename="mme-bravo-${c.var.now.toISOString().slice(0, 10)}.jsonl.gz"`,
      }),
  )
  .post(
    '/restore',
    says('Put a backup in the place of everything that the school keeps', restoreAnswer),
    describeRoute({ requestBody: { required: true, content: file } }),
    permit('keepBackups'),
    async (c) => {
      if (c.req.header('content-type') !== BACKUP_TYPE)
        throw new Refusal(
          'unsupportedType',
          `The body must be a backup, with the content type ${BACKUP_TYPE}.`,
        )
      const restored = await restoreUpload(c)
      return c.json({ success: true, ...restored } satisfies RestoreAnswer)
    },
  )

/** The file is read twice, so it is kept in the meantime, under a name that is no media's. */
async function restoreUpload(c: Context<AppEnv>) {
  const name = `restore/${crypto.randomUUID()}`
  await c.var.school.files.put(name, await c.req.arrayBuffer())
  try {
    return await restoreBackup(c.var.school, () => openStored(c.var.school.files, name), c.var.now)
  } catch (error) {
    if (error instanceof BackupFault) throw new Refusal('invalid', error.message)
    throw error
  } finally {
    await c.var.school.files.delete(name)
  }
}

async function openStored(bucket: R2Bucket, name: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const stored = await bucket.get(name)
  if (!stored) throw new Error('The upload is gone.')
  return stored.body
}
