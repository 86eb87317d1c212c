import * as z from 'zod/mini'
import { instant } from './instant.ts'
import { successWith } from './success.ts'
import { visibleText } from './text.ts'

/** Maximum size of `data` in bytes of UTF-8. */
export const MAX_LOG_BYTES = 4096

export const saveLogRequest = z.object({ data: visibleText, dateCreated: instant })

export const log = z.object({
  logID: z.int(),
  data: z.string(),
  dateCreated: z.iso.datetime(),
  dateReceived: z.iso.datetime(),
})
export type Log = z.infer<typeof log>

export const clearLogsQuery = z.object({ before: instant })

/** `deleted`: number of deleted logs. */
export const clearLogsAnswer = successWith({ deleted: z.int() })

/** Maximum number of logs per answer. */
export const MAX_LOGS = 500

/** Newest first. */
export const logsAnswer = successWith({ logs: z.array(log), error: z.null() })
