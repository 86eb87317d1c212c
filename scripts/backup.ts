import { createWriteStream } from 'node:fs'
import { Writable } from 'node:stream'
import { writeBackup } from '../worker/backup/write-backup.ts'
import { openStores } from './open-stores.ts'

/** `npm run backup [file]`: writes all data of the local school into one file. */
const now = new Date()
const file = process.argv[2] ?? `mme-bravo-${now.toISOString().slice(0, 10)}.jsonl.gz`
const { stores, close } = await openStores()
await writeBackup(stores, now).pipeTo(Writable.toWeb(createWriteStream(file, { flags: 'wx', mode: 0o600 })))
await close()
console.log(`Everything is in ${file}. It contains children's data: store it safely.`)
