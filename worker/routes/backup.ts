import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { BACKUP_BYTES, BACKUP_TYPE, type RestoreAnswer, restoreAnswer } from '../../domain/api/backup.ts'
import { tellThatSessionsEnded } from '../accounts.ts'
import { permit } from '../auth/permit.ts'
import type { Restored } from '../backup/restore-backup.ts'
import { restoreUpload } from '../backup/restore-upload.ts'
import { writeBackup } from '../backup/write-backup.ts'
import type { AppEnv } from '../context.ts'
import { readBody } from '../read-body.ts'
import { Refusal } from '../refusal.ts'
import { whileRestoring } from '../school-state.ts'
import { tellRoom } from '../tell-room.ts'
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
      if (c.req.header('content-type') !== BACKUP_TYPE) throw new Refusal('notBackup', { type: BACKUP_TYPE })
      const { rows, files, endedSessions } = await restoreFile(c)
      c.var.later(tellRoom(c, { type: 'menuChanged' }))
      if (endedSessions.length > 0) tellThatSessionsEnded(c, endedSessions)
      return c.json({ success: true, rows, files } satisfies RestoreAnswer)
    },
  )

async function restoreFile(c: Context<AppEnv>): Promise<Restored> {
  const { school, now, variables } = c.var
  const timeZone = variables.SCHOOL_TIME_ZONE
  const file = await readBody(c, BACKUP_BYTES)
  return whileRestoring(school, () => restoreUpload(school, file, { now, timeZone }))
}
