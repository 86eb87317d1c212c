import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import {
  MAX_MEDIA_BYTES,
  type MediaUse,
  mediaAnswer,
  mediaListAnswer,
  mediaName,
  mediaUseNames,
  mediaUsesAnswer,
} from '../../domain/api/media.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { permit } from '../auth/permit.ts'
import { hashOf } from '../hash-of.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented, REFUSALS } from '../http/documented.ts'
import { listQuery, toSlice } from '../http/parameters.ts'
import { readBody } from '../http/read-body.ts'
import { Refusal } from '../http/refusal.ts'
import { query } from '../http/validate.ts'
import { answerFile } from './answer-file.ts'
import { assertPictureSize, mediaTypeOf, parseDeclaredType, stripMetadata } from './media-type.ts'
import { blockingUses, insertMedia, listMedia, mediaUses } from './queries.ts'
import { deleteUnusedFile, requireFile, urlOf } from './stored-file.ts'

const file = { schema: { type: 'string', format: 'binary' } } as const
const files = { 'image/*': file, 'audio/*': file }

export const media = new Hono<AppEnv>()
  .post(
    '/',
    documented('Store a picture or a sound', mediaAnswer, 201),
    describeRoute({ requestBody: { required: true, content: files } }),
    permit('uploadMedia'),
    query(z.object({ name: mediaName })),
    async (c) => {
      const declared = parseDeclaredType(c.req.header('content-type'))
      const sent = await readBody(c, MAX_MEDIA_BYTES)
      if (sent.length === 0) throw new Refusal('fileEmpty')
      const found = await mediaTypeOf(sent, declared)
      const bytes = await stripMetadata(sent, found)
      await assertPictureSize(bytes, found)
      const hash = await hashOf(bytes)
      await c.var.school.files.put(hash, bytes)
      const createdAt = c.var.now.toISOString()
      const { name } = c.req.valid('query')
      const row = { hash, contentType: found.type, bytes: bytes.length, createdAt, name }
      await insertMedia(c.var.db, row)
      return answerWith(c, { success: true, url: urlOf(row) })
    },
  )
  .get(
    '/',
    documented('Stored files, newest first', mediaListAnswer),
    permit('uploadMedia'),
    query(listQuery),
    async (c) => {
      const params = c.req.valid('query')
      const { data, total } = await listMedia(c.var.db, params.q, toSlice(params))
      const files = data.map(({ hash, ...file }) => ({ ...file, url: urlOf({ ...file, hash }) }))
      return answerWith(c, { success: true, data: files, total })
    },
  )
  .get('/:name/uses', documented('The uses of a file', mediaUsesAnswer), permit('uploadMedia'), async (c) => {
    const { hash } = await requireFile(c.var.db, c.req.param('name'))
    const data = await mediaUses(c.var.db, hash)
    return answerWith(c, { success: true, data })
  })
  .delete('/:name', documented('Delete an unused file', successAnswer), permit('uploadMedia'), async (c) => {
    const { db, school } = c.var
    const { hash } = await requireFile(db, c.req.param('name'))
    const isDeleted = await deleteUnusedFile({ db, files: school.files }, hash)
    if (!isDeleted) throw fileInUse(await blockingUses(db, hash))
    return answerWith(c, { success: true })
  })
  .get(
    '/:name',
    describeRoute({
      summary: 'A picture or a sound',
      security: [],
      responses: {
        200: { description: 'The file', content: files },
        206: { description: 'The requested part of the file', content: files },
        304: { description: 'The browser has the file already' },
        ...REFUSALS,
      },
    }),
    async (c) => answerFile(c, await requireFile(c.var.db, c.req.param('name'))),
  )

function fileInUse(uses: MediaUse[]): Refusal {
  const named = uses.map(({ kind, name }) => `${mediaUseNames[kind]} « ${name} »`)
  return new Refusal('fileInUse', { uses: named.join(', ') })
}
