import { BACKUP_TYPE } from '../../../../domain/api/backup.ts'

/** Returns a backup file in gzip, as the API expects it. Safari decompresses `.gz` files that it downloads. */
export async function gzipBackup(file: Blob): Promise<Blob> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (first === 0x1f && second === 0x8b) return file.slice(0, file.size, BACKUP_TYPE)
  const compressed = file.stream().pipeThrough(new CompressionStream('gzip'))
  return new Response(compressed, { headers: { 'content-type': BACKUP_TYPE } }).blob()
}
