import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import {
  importAnswer,
  lastImportAnswer,
  MAX_PUPIL_LIST_BYTES,
  undoImportAnswer,
} from '../../domain/api/import.ts'
import { freshProof, permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { readBody } from '../http/read-body.ts'
import { Refusal } from '../http/refusal.ts'
import { path, query } from '../http/validate.ts'
import { notifyClassesChanged, notifySessionsEnded } from '../room/notify-room.ts'
import { importPupils } from './import-pupils.ts'
import { findLastImport, undoImport } from './undo-import.ts'

export const imports = new Hono<AppEnv>()
  .post(
    '/',
    documented('Add and change pupils from a CSV list', importAnswer),
    describeRoute({
      requestBody: { required: true, content: { 'text/csv': { schema: { type: 'string' } } } },
    }),
    permit('editUsers'),
    query(z.object({ dryRun: z._default(z.enum(['0', '1']), '0') })),
    async (c) => {
      if (!/^text\/csv\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
        throw new Refusal('notCSV')
      }
      const isDryRun = c.req.valid('query').dryRun === '1'
      const list = await readBody(c, MAX_PUPIL_LIST_BYTES)
      const { answer, ended } = await importPupils(c.var.db, list, { now: c.var.now, isDryRun })
      notifySessionsEnded(c, ended)
      if (!isDryRun && answer.updated > 0) notifyClassesChanged(c, null)
      return answerWith(c, answer)
    },
  )
  .get(
    '/',
    documented('The import that can still be undone', lastImportAnswer),
    permit('editUsers'),
    async (c) => answerWith(c, { success: true, data: await findLastImport(c.var.db, c.var.now) }),
  )
  .delete(
    '/:importID',
    documented('Undo the last import', undoImportAnswer),
    permit('editUsers'),
    // Undoing erases pupils.
    freshProof,
    path(z.object({ importID: z.string().check(z.maxLength(64)) })),
    async (c) => {
      const undone = await undoImport(c.var.db, c.req.valid('param').importID, c.var.now)
      if (undone === null) throw new Refusal('importPast')
      if (undone === 'changed') throw new Refusal('importInUse')
      const { ended, ...done } = undone
      notifySessionsEnded(c, ended)
      if (done.restored > 0) notifyClassesChanged(c, null)
      return answerWith(c, { success: true, ...done })
    },
  )
