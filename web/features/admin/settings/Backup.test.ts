import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { gzipBackup } from './Backup.tsx'

const lines = '{"format":"mme-bravo-backup"}\n'

it.each([
  ['a compressed file', gzipSync(lines)],
  ['an uncompressed file', Buffer.from(lines)],
])('returns a gzip blob for %s', async (_title, bytes) => {
  const backup = await gzipBackup(new Blob([new Uint8Array(bytes)]))
  expect(backup.type).toBe('application/gzip')
  expect(gunzipSync(Buffer.from(await backup.arrayBuffer())).toString()).toBe(lines)
})
