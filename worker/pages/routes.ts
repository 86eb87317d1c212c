import { Hono } from 'hono'
import * as z from 'zod/mini'
import { sitePageOf } from '../../content/routes.ts'
import {
  type PageAnswer,
  type PageVersionsAnswer,
  pageAnswer,
  pageVersionsAnswer,
  restorePageRequest,
  type SavePageAnswer,
  savePageAnswer,
  savePageRequest,
} from '../../domain/api/page.ts'
import { permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { documented } from '../http/documented.ts'
import { mustBeOpen } from '../http/must-be-open.ts'
import { listQuery, pathID, sliceOf } from '../http/parameters.ts'
import { Refusal } from '../http/refusal.ts'
import { body, path, query } from '../http/validate.ts'
import { refreshKnownWords } from '../words/known-words.ts'
import { findPage, findPageVersion, listPageVersions, readPage } from './queries.ts'
import { editPage } from './save.ts'

export const pages = new Hono<AppEnv>()
  .get('/:clientID', documented('What stands on a page', pageAnswer), permit('readPage'), async (c) => {
    const clientID = c.req.param('clientID')
    const found = await findPage(c.var.db, clientID, c.var.actor)
    if (!found) throw new Refusal('pageUnknown', { clientID })
    mustBeOpen(c.var.actor, found)
    const data = { ...found.page, content: JSON.parse(found.page.content) }
    return c.json({ data } satisfies PageAnswer)
  })
  .put(
    '/:clientID',
    documented('Save a page', savePageAnswer),
    permit('editPages'),
    body(savePageRequest),
    async (c) => {
      const edit = { ...c.req.valid('json'), savedBy: c.var.actor?.id ?? null }
      const data = await editPage(c.var.db, c.req.param('clientID'), edit, c.var.now)
      c.var.later(refreshKnownWords(c.var.db))
      return c.json({ data } satisfies SavePageAnswer)
    },
  )
  .get(
    '/:clientID/versions',
    documented('What stood on a page before, newest first', pageVersionsAnswer),
    permit('editPages'),
    query(listQuery),
    async (c) => {
      const { db } = c.var
      const clientID = c.req.param('clientID')
      const slice = sliceOf(c.req.valid('query'))
      const { data, total } = await listPageVersions(db, clientID, slice)
      const present = await readPage(db, clientID)
      if (!present && !sitePageOf(clientID)) throw new Refusal('pageUnknown', { clientID })
      const current = present ? { updated: present.updated, savedBy: present.savedBy } : null
      const versions = data.map((version) => ({ ...version, content: JSON.parse(version.content) }))
      return c.json({ success: true, data: versions, total, current } satisfies PageVersionsAnswer)
    },
  )
  .post(
    '/:clientID/versions/:versionID/restore',
    documented('Let a page be as it was', savePageAnswer),
    permit('editPages'),
    path(z.object({ clientID: z.string(), versionID: pathID })),
    body(restorePageRequest),
    async (c) => {
      const { clientID, versionID } = c.req.valid('param')
      const version = await findPageVersion(c.var.db, clientID, versionID)
      if (!version) throw new Refusal('pageVersionUnknown', { clientID, versionID })
      const { updated } = c.req.valid('json')
      const savedBy = c.var.actor?.id ?? null
      const edit = { title: version.title, content: JSON.parse(version.content), updated, savedBy }
      const data = await editPage(c.var.db, clientID, edit, c.var.now)
      c.var.later(refreshKnownWords(c.var.db))
      return c.json({ data } satisfies SavePageAnswer)
    },
  )
