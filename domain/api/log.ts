import * as z from 'zod/mini'

/** The largest `data` of a log, in bytes of UTF-8. */
export const LOG_BYTES = 4096

export const saveLogRequest = z.object({ data: z.string(), dateCreated: z.iso.datetime() })

export type Log = { logID: number; data: string; dateCreated: string; dateReceived: string }
export type LogsAnswer = { success: true; logs: Log[]; error: null }
