import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { asBackup } from './as-backup.ts'

const lines = '{"format":"mme-bravo-backup"}\n'

it.each([
  ['as it was downloaded', gzipSync(lines)],
  ['out of its .gz', Buffer.from(lines)],
])('puts a backup back %s', async (_title, bytes) => {
  const backup = await asBackup(new Blob([new Uint8Array(bytes)]))
  expect(backup.type).toBe('application/gzip')
  expect(gunzipSync(Buffer.from(await backup.arrayBuffer())).toString()).toBe(lines)
})
