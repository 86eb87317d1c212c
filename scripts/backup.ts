import './report-errors.ts'
import { writeBackup } from '../worker/backup/write-backup.ts'
import { saveNewFile } from './backup/save-new-file.ts'
import { openStores } from './open-stores.ts'
import { existingState } from './school-server.ts'

/** `npm run backup [file]`: writes all data of the local school into one file. */
const now = new Date()
const file = process.argv[2] ?? `mme-bravo-${now.toISOString().slice(0, 10)}.jsonl.gz`
const { stores, close } = await openStores(existingState())
try {
  await saveNewFile(file, writeBackup(stores, now))
} finally {
  await close()
}
console.log(`Everything is in ${file}. It contains children's data: store it safely.`)
