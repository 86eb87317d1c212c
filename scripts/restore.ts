import { openAsBlob } from 'node:fs'
import { checkBackup } from '../worker/backup/check-backup.ts'
import { restoreBackup } from '../worker/backup/restore-backup.ts'
import { deleteOldBackups } from '../worker/backup/stored-backups.ts'
import { openStores } from './open-stores.ts'

/** `npm run restore <file>`: replaces all data of the local school by a backup. */
const [, , file] = process.argv
if (!file) throw new Error('Name the file to restore: npm run restore <file>')
const blob = await openAsBlob(file)
const { stores, timeZone, close } = await openStores()
try {
  const now = new Date()
  const { created, pupils, classes } = await checkBackup(blob.stream(), now)
  console.log(`The backup of ${created}: ${pupils} pupils in ${classes} classes.`)
  const { rows, files } = await restoreBackup(stores, blob.stream(), { by: 0, now, timeZone })
  await deleteOldBackups(stores.files, now)
  console.log(`${rows} rows and ${files} files are restored.`)
} finally {
  await close()
}
