import type { Context } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { byteRange } from './byte-range.ts'
import type { MediaRow } from './queries.ts'

/** Sends a stored file, or the part that the request asks for. @throws {Refusal} 404 if the bucket lacks it */
export async function answerFile(c: Context<AppEnv>, row: MediaRow): Promise<Response> {
  const { hash } = row
  const etag = `"${hash}"`
  const headers = {
    'Content-Type': row.contentType,
    // The name contains the hash of the bytes, so they never change.
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Accept-Ranges': 'bytes',
    ETag: etag,
  }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  const isCurrent = (c.req.header('if-range') ?? etag) === etag
  const range = isCurrent ? byteRange(c.req.header('range'), row.bytes) : null
  const stored = await c.var.school.files.get(hash, range ? { range } : {})
  if (!stored) throw new Refusal('fileUnknown')
  if (!range) return c.body(stored.body, 200, { ...headers, 'Content-Length': String(row.bytes) })
  const { offset, length } = range
  return c.body(stored.body, 206, {
    ...headers,
    'Content-Length': String(length),
    'Content-Range': `bytes ${offset}-${offset + length - 1}/${row.bytes}`,
  })
}
