import * as z from 'zod/mini'

/**
 * A backup is one file: lines of JSON, compressed by gzip. The first line is the head, then comes one line for each
 * row and each stored file, and the last line counts them: a file without it is not whole.
 */
export const BACKUP_FORMAT = 'mme-bravo-backup'
export const BACKUP_TYPE = 'application/gzip'
/**
 * The largest backup that a call takes back, since a Worker holds it in memory. A larger one has to go into an
 * account by hand: see docs/deploy.md.
 */
export const BACKUP_BYTES = 60 * 1024 * 1024

export const backupHead = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(1),
  created: z.iso.datetime(),
  /** The highest number that a user ever had: none is given again. */
  lastUserID: z.int(),
})

/** `row`: column -> value as the database has it. */
const backupRow = z.object({
  table: z.string(),
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})
export type BackupRow = z.infer<typeof backupRow>['row']
/** `bytes` in base64. */
const backupFile = z.object({ file: z.string().check(z.regex(/^[0-9a-f]{64}$/)), bytes: z.string() })
const backupEnd = z.object({ end: z.object({ rows: z.int(), files: z.int() }) })

export const backupLine = z.union([backupRow, backupFile, backupEnd])
export type BackupLine = z.infer<typeof backupLine>

/** How much was restored. */
export const restoreAnswer = z.object({ success: z.literal(true), rows: z.int(), files: z.int() })
export type RestoreAnswer = z.infer<typeof restoreAnswer>
