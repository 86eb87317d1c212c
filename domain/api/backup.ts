import * as z from 'zod/mini'
import { successWith } from './success.ts'

/**
 * A backup is one file: lines of JSON, compressed by gzip. The first line is the head, then comes one line for each
 * row and each stored file, and the last line counts them: a file without it is not whole.
 */
export const BACKUP_FORMAT = 'mme-bravo-backup'
export const BACKUP_TYPE = 'application/gzip'
/** The largest backup that a call takes back. A larger one has to go into an account by hand: see docs/deploy.md. */
export const BACKUP_BYTES = 60 * 1024 * 1024
/** Before a restore what is there is kept: so many of these backups at most, each for so many days. */
export const KEPT_BACKUPS = 5
export const KEPT_DAYS = 14

/** The highest number that a user may have: the numbers of their activities follow from it, and stay exact. */
export const LAST_USER_ID = 10 ** 8

export const backupHead = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(1),
  created: z.iso.datetime(),
  /** The highest number that a user ever had: none is given again. */
  lastUserID: z.int().check(z.gte(0), z.lte(LAST_USER_ID)),
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

/** How much a backup or the school holds. Pupils and administrators: those who can sign in. */
export const backupContents = z.object({
  created: z.iso.datetime(),
  pupils: z.int(),
  administrators: z.int(),
  classes: z.int(),
  activities: z.int(),
  bravos: z.int(),
  files: z.int(),
})
export type BackupContents = z.infer<typeof backupContents>

/** What would take the place of what is there now. */
export const previewAnswer = successWith({ backup: backupContents, here: backupContents })

/** How much was restored. */
export const restoreAnswer = successWith({ rows: z.int(), files: z.int() })
export type RestoreAnswer = z.infer<typeof restoreAnswer>

/** A backup that was kept before a restore; its number says when. */
const keptBackup = z.extend(backupContents, { id: z.string(), bytes: z.int() })
export type KeptBackup = z.infer<typeof keptBackup>

/** Newest first. */
export const keptBackupsAnswer = successWith({ data: z.array(keptBackup), here: backupContents })
