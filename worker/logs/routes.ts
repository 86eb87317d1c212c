import { Hono } from 'hono'
import {
  clearLogsAnswer,
  clearLogsQuery,
  logsAnswer,
  MAX_LOG_BYTES,
  saveLogRequest,
} from '../../domain/api/log.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { optionalCaller, permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { Refusal } from '../http/refusal.ts'
import { body, query } from '../http/validate.ts'
import { limitReports } from '../limits/call-bounds.ts'
import { callerAddressHash, countAttempt, subjects } from '../limits/limit.ts'
import { deleteLogsBefore, listLogs, saveLog } from './queries.ts'

/** Error reports are accepted with any token; an invalid one counts as a visitor's. */
export const logs = new Hono<AppEnv>()
  .post(
    '/',
    documented('Report an error of the site', successAnswer, 201),
    optionalCaller,
    body(saveLogRequest),
    async (c) => {
      const { data, dateCreated } = c.req.valid('json')
      if (new TextEncoder().encode(data).length > MAX_LOG_BYTES) {
        throw new Refusal('logTooLarge', { bytes: MAX_LOG_BYTES })
      }
      const sender = c.var.actor ? String(c.var.actor.id) : await callerAddressHash(c)
      limitReports(c, sender)
      await countAttempt(c, subjects('log', sender))
      await saveLog(c.var.db, data, dateCreated, c.var.now)
      return answerWith(c, { success: true })
    },
  )
  .get('/', documented('The error reports, newest first', logsAnswer), permit('readLogs'), async (c) =>
    answerWith(c, { success: true, logs: await listLogs(c.var.db), error: null }),
  )
  .delete(
    '/',
    documented('Delete the error reports received before an instant', clearLogsAnswer),
    permit('readLogs'),
    query(clearLogsQuery),
    async (c) => {
      const deleted = await deleteLogsBefore(c.var.db, new Date(c.req.valid('query').before))
      return answerWith(c, { success: true, deleted })
    },
  )
