import * as z from 'zod/mini'
import { successWith } from './success.ts'

/**
 * A backup is one file of JSON lines, compressed with gzip: a head, one line for each row and stored file,
 * and a last line with the counts. A file without the last line is incomplete.
 */
export const BACKUP_FORMAT = 'mme-bravo-backup'
export const BACKUP_TYPE = 'application/gzip'
/** The largest backup that can be restored by a call. For larger ones see docs/deploy.md. */
export const MAX_BACKUP_BYTES = 60 * 1024 * 1024
/**
 * A restore first backs up the current data. Maximum number of such backups kept, and how long each is kept.
 */
export const MAX_STORED_BACKUPS = 5
export const BACKUP_RETENTION_DAYS = 14

/** The highest user id. Activity ids are derived from it and must stay exact integers. */
export const MAX_USER_ID = 10 ** 8

export const backupHead = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(1),
  created: z.iso.datetime(),
  /** The highest user id ever assigned. Ids are not reused. */
  lastUserID: z.int().check(z.gte(0), z.lte(MAX_USER_ID)),
})

/** `row` maps columns to database values. */
const backupRow = z.object({
  table: z.string(),
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})
export type BackupRow = z.infer<typeof backupRow>['row']
/** `bytes` is base64. */
const backupFile = z.object({ file: z.string().check(z.regex(/^[0-9a-f]{64}$/)), bytes: z.string() })
const backupEnd = z.object({ end: z.object({ rows: z.int(), files: z.int() }) })

export const backupLine = z.union([backupRow, backupFile, backupEnd])
export type BackupLine = z.infer<typeof backupLine>

/** The size of a backup or of the school. `pupils` and `administrators` count only users who can sign in. */
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

/** The contents of the backup, and the current data that it would replace. */
export const previewAnswer = successWith({ backup: backupContents, here: backupContents })

export const restoreAnswer = successWith({ rows: z.int(), files: z.int() })
export type RestoreAnswer = z.infer<typeof restoreAnswer>

/** A backup from before a restore. Its id encodes the time. */
const storedBackup = z.extend(backupContents, { id: z.string(), bytes: z.int() })
export type StoredBackup = z.infer<typeof storedBackup>

/** Newest first. */
export const storedBackupsAnswer = successWith({ data: z.array(storedBackup), here: backupContents })
