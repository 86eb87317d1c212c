import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { MEDIA_BYTES, type MediaAnswer, mediaAnswer } from '../../domain/api/media.ts'
import { permit } from '../auth/permit.ts'
import { byteRange } from '../byte-range.ts'
import type { AppEnv } from '../context.ts'
import { findMedia, keepMedia } from '../db/media.ts'
import { extensionOf, type MediaType, readMediaType } from '../media-type.ts'
import { Refusal } from '../refusal.ts'
import { REFUSED, says } from '../validate.ts'

const file = { schema: { type: 'string', format: 'binary' } } as const
const files = { 'image/*': file, 'audio/*': file }

export const media = new Hono<AppEnv>()
  .post(
    '/',
    says('Store a picture or a sound', mediaAnswer, 201),
    describeRoute({ requestBody: { required: true, content: files } }),
    permit('uploadMedia'),
    async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      if (bytes.length > MEDIA_BYTES) throw new Refusal('tooLarge', 'The file must be at most 2 MiB.')
      if (bytes.length === 0) throw new Refusal('invalid', 'The body must be the file itself.')
      const found = await readMediaType(bytes, c.req.header('content-type'))
      const hash = await hashOf(bytes)
      await c.env.MEDIA.put(hash, bytes)
      const createdAt = c.var.now.toISOString()
      await keepMedia(c.var.db, { hash, contentType: found.type, bytes: bytes.length, createdAt })
      return c.json({ success: true, url: urlOf(hash, found) } satisfies MediaAnswer, 201)
    },
  )
  .get(
    '/:name',
    describeRoute({
      summary: 'A picture or a sound',
      responses: {
        200: { description: 'The file', content: files },
        206: { description: 'The part of it that was asked for', content: files },
        304: { description: 'The file is there already' },
        default: REFUSED,
      },
    }),
    async (c) => {
      const name = c.req.param('name')
      const hash = name.slice(0, name.indexOf('.'))
      const row = await findMedia(c.var.db, hash)
      if (!row || name !== `${hash}.${extensionOf(row.contentType)}`) throw notThere()
      const etag = `"${hash}"`
      const headers = {
        'Content-Type': row.contentType,
        // The name is that of the bytes: under it there will never be others.
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Accept-Ranges': 'bytes',
        ETag: etag,
      }
      if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
      const isWanted = (c.req.header('if-range') ?? etag) === etag
      const range = isWanted ? byteRange(c.req.header('range'), row.bytes) : null
      const stored = await c.env.MEDIA.get(hash, range ? { range } : {})
      if (!stored) throw notThere()
      if (!range) return c.body(stored.body, 200, { ...headers, 'Content-Length': String(row.bytes) })
      const { offset, length } = range
      return c.body(stored.body, 206, {
        ...headers,
        'Content-Length': String(length),
        'Content-Range': `bytes ${offset}-${offset + length - 1}/${row.bytes}`,
      })
    },
  )

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function urlOf(hash: string, { extension }: MediaType): string {
  return `/api/v1/media/${hash}.${extension}`
}

function notThere(): Refusal {
  return new Refusal('notFound', 'There is no such file.')
}
