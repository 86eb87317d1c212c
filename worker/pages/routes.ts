import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { sitePageOf } from '../../content/routes.ts'
import {
  makeGamesAnswer,
  makeGamesRequest,
  newPageAnswer,
  newPageRequest,
  pageGamesAnswer,
  savePreviewRequest,
} from '../../domain/api/own-page.ts'
import {
  pageAnswer,
  pageVersionsAnswer,
  restorePageRequest,
  savePageAnswer,
  savePageRequest,
} from '../../domain/api/page.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { assertCapability, permit } from '../auth/permit.ts'
import { assertOpen } from '../http/assert-open.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { listQuery, pathID, toSlice } from '../http/parameters.ts'
import { Refusal } from '../http/refusal.ts'
import { body, path, query } from '../http/validate.ts'
import { notifyRoom } from '../room/notify-room.ts'
import { refreshKnownWords } from '../words/memories/refresh-known-words.ts'
import { editPage, type SavedPage } from './edit-page.ts'
import { makePage } from './make-page.ts'
import { makePageGames, readPageGames } from './page-games.ts'
import { savePreview } from './preview.ts'
import { findPage, findPageVersion, listPageVersions, readPage, withContent } from './queries.ts'

function notifySave(c: Context<AppEnv>, { changesMenu, changes }: SavedPage): void {
  const { later, db, notes } = c.var
  notes.push({ changes })
  later(refreshKnownWords(db))
  if (changesMenu) later(notifyRoom(c, { type: 'menuChanged' }))
}

export const pages = new Hono<AppEnv>()
  .get('/:clientID', documented('A page with its content', pageAnswer), permit('readPage'), async (c) => {
    const clientID = c.req.param('clientID')
    const found = await findPage(c.var.db, clientID, c.var.actor)
    if (!found) throw new Refusal('pageUnknown', { clientID })
    assertOpen(c.var.actor, found)
    return answerWith(c, { data: withContent(found.page) })
  })
  .post(
    '/',
    documented('Create a page with its menu row', newPageAnswer, 201),
    permit('editPages'),
    body(newPageRequest),
    async (c) => {
      const { db, now, actor, later } = c.var
      const request = { asked: c.req.valid('json'), now, savedBy: actor?.id ?? null }
      const { page, link } = await makePage(db, request)
      later(notifyRoom(c, { type: 'menuChanged' }))
      later(refreshKnownWords(db))
      return answerWith(c, { success: true, data: withContent(page), link })
    },
  )
  .get(
    '/:clientID/games',
    documented('The games of a word page, and those that can be created', pageGamesAnswer),
    permit('editGames'),
    async (c) => {
      const found = await readPageGames(c.var.db, c.req.param('clientID'))
      return answerWith(c, { success: true, ...found })
    },
  )
  .post(
    '/:clientID/games',
    documented('Create games for a word page, and update the existing ones to its words', makeGamesAnswer),
    permit('editGames'),
    body(makeGamesRequest),
    async (c) => {
      assertCapability(c, 'editMenu')
      const { db, now, later } = c.var
      const { kinds } = c.req.valid('json')
      const done = await makePageGames(db, c.req.param('clientID'), kinds, now)
      later(notifyRoom(c, { type: 'menuChanged' }))
      later(refreshKnownWords(db))
      return answerWith(c, { success: true, ...done })
    },
  )
  .put(
    '/:clientID',
    documented('Save a page', savePageAnswer),
    permit('editPages'),
    body(savePageRequest),
    async (c) => {
      const edit = { ...c.req.valid('json'), savedBy: c.var.actor?.id ?? null }
      const saved = await editPage(c.var.db, c.req.param('clientID'), edit, c.var.now)
      notifySave(c, saved)
      return answerWith(c, { data: saved.page })
    },
  )
  .put(
    '/:clientID/preview',
    documented("Set the preview picture of a teacher's page", successAnswer),
    permit('editPages'),
    body(savePreviewRequest),
    async (c) => {
      const { db, school } = c.var
      const stores = { db, files: school.files }
      await savePreview(stores, c.req.param('clientID'), c.req.valid('json').image)
      return answerWith(c, { success: true })
    },
  )
  .get(
    '/:clientID/versions',
    documented('The earlier versions of a page, newest first', pageVersionsAnswer),
    permit('editPages'),
    query(listQuery),
    async (c) => {
      const { db } = c.var
      const clientID = c.req.param('clientID')
      const slice = toSlice(c.req.valid('query'))
      const { data, total } = await listPageVersions(db, clientID, slice)
      const present = await readPage(db, clientID)
      if (!present && !sitePageOf(clientID)) throw new Refusal('pageUnknown', { clientID })
      const current = present ? { updated: present.updated, savedBy: present.savedBy } : null
      return answerWith(c, { success: true, data: data.map(withContent), total, current })
    },
  )
  .post(
    '/:clientID/versions/:versionID/restore',
    documented('Restore an earlier version of a page', savePageAnswer),
    permit('editPages'),
    path(z.object({ clientID: z.string(), versionID: pathID })),
    body(restorePageRequest),
    async (c) => {
      const { clientID, versionID } = c.req.valid('param')
      const version = await findPageVersion(c.var.db, clientID, versionID)
      if (!version) throw new Refusal('pageVersionUnknown', { clientID, versionID })
      const { updated } = c.req.valid('json')
      const savedBy = c.var.actor?.id ?? null
      const { title, content } = withContent(version)
      const edit = { title, content, updated, savedBy }
      const saved = await editPage(c.var.db, clientID, edit, c.var.now)
      notifySave(c, saved)
      return answerWith(c, { data: saved.page })
    },
  )
