import { openAsBlob } from 'node:fs'
import { restoreBackup } from '../worker/backup/restore-backup.ts'
import { openStores } from './open-stores.ts'

/** `npm run restore <file>`: puts a backup in the place of everything that the school of this machine keeps. */
const [, , file] = process.argv
if (!file) throw new Error('Which file? npm run restore <file>')
const blob = await openAsBlob(file)
const { stores, timeZone, close } = await openStores()
try {
  const { rows, files } = await restoreBackup(stores, async () => blob.stream(), {
    now: new Date(),
    timeZone,
  })
  console.log(`${rows} rows and ${files} files are restored.`)
} finally {
  await close()
}
