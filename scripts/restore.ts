import { constants, openAsBlob } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { checkBackup } from '../worker/backup/check-backup.ts'
import { restoreBackup } from '../worker/backup/restore-backup.ts'
import { deleteOldBackups } from '../worker/backup/stored-backups.ts'
import { Refusal } from '../worker/http/refusal.ts'
import { openStores } from './open-stores.ts'
import './report-errors.ts'

/** `npm run restore <file>`: replaces all data of the local school by a backup. */
const [, , file] = process.argv
if (!file) throw new Error('Name the file to restore: npm run restore <file>')
await access(file, constants.R_OK)
if (!(await stat(file)).isFile()) throw new Error(`${file} is a folder. Name a file.`)
const blob = await openAsBlob(file)
const now = new Date()
const { created, pupils, classes } = await checkBackup(blob.stream(), now).catch((error: unknown) => {
  if (!(error instanceof Refusal)) throw error
  throw new Error(`${file} cannot be restored: ${error.message} Nothing was changed.`)
})
console.log(`The backup of ${created}: ${pupils} pupils in ${classes} classes.`)
const { stores, timeZone, close } = await openStores()
try {
  const { rows, files } = await restoreBackup(stores, blob.stream(), { by: 0, now, timeZone })
  await deleteOldBackups(stores.files, now)
  console.log(`${rows} rows and ${files} files are restored.`)
} finally {
  await close()
}
