import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  gameAnswer,
  gamesAnswer,
  gameVersionsAnswer,
  saveGameAnswer,
  saveGameRequest,
} from '../../domain/api/game.ts'
import { restorePageRequest } from '../../domain/api/page.ts'
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
import { editGame } from './edit-game.ts'
import { playedGame } from './played-game.ts'
import { deleteGameAndLinks, deleteUnlinkedGame, findGame, linksTo, listGames, readGame } from './queries.ts'
import { findGameVersion, listGameVersions } from './versions.ts'

const newID = z
  .string()
  .check(
    z.regex(
      /^[A-Za-z0-9][\w.-]{0,79}$/,
      'doit avoir des lettres, des chiffres, « . », « _ » et « - », au plus 80',
    ),
  )

export const games = new Hono<AppEnv>()
  .get(
    '/',
    documented('The game records, 20 per page', gamesAnswer),
    permit('editGames'),
    query(listQuery),
    async (c) => {
      const params = c.req.valid('query')
      const found = await listGames(c.var.db, params.q, toSlice(params))
      return answerWith(c, { success: true, ...found })
    },
  )
  .get('/:id', documented('A game record', gameAnswer), permit('playGame'), async (c) => {
    const id = c.req.param('id')
    const found = await findGame(c.var.db, id, c.var.actor)
    if (!found) throw new Refusal('gameUnknown', { id })
    assertOpen(c.var.actor, found)
    return answerWith(c, { data: playedGame(found, c.var.actor) })
  })
  .put(
    '/:id',
    documented('Save a game record', saveGameAnswer),
    permit('editGames'),
    path(z.object({ id: newID })),
    body(saveGameRequest),
    async (c) => {
      const { id } = c.req.valid('param')
      const { changes, ...saved } = await editGame(c.var.db, { ...c.req.valid('json'), id }, c.var.now)
      c.var.notes.push({ changes })
      c.var.later(refreshKnownWords(c.var.db))
      return answerWith(c, { success: true, ...saved })
    },
  )
  .get(
    '/:id/versions',
    documented('The earlier versions of a game record, newest first', gameVersionsAnswer),
    permit('editGames'),
    query(listQuery),
    async (c) => {
      const id = c.req.param('id')
      if (!(await readGame(c.var.db, id))) throw new Refusal('gameUnknown', { id })
      const found = await listGameVersions(c.var.db, id, toSlice(c.req.valid('query')))
      return answerWith(c, { success: true, ...found })
    },
  )
  .post(
    '/:id/versions/:versionID/restore',
    documented('Restore an earlier version of a game record', saveGameAnswer),
    permit('editGames'),
    path(z.object({ id: newID, versionID: pathID })),
    body(restorePageRequest),
    async (c) => {
      const { id, versionID } = c.req.valid('param')
      const { db, now, later, notes } = c.var
      const [game, version] = [await readGame(db, id), await findGameVersion(db, id, versionID)]
      if (!game || !version) throw new Refusal('gameVersionUnknown', { id, versionID })
      const { description, instructions, data } = version
      const edit = { id, clientID: game.clientID, description, instructions, data, ...c.req.valid('json') }
      const { changes, ...saved } = await editGame(db, edit, now)
      notes.push({ changes })
      later(refreshKnownWords(db))
      return answerWith(c, { success: true, ...saved })
    },
  )
  .delete(
    '/:id',
    documented('Delete a game record', successAnswer),
    permit('editGames'),
    query(z.object({ force: z._default(z.enum(['0', '1']), '0') })),
    async (c) => {
      const { db, now, later } = c.var
      const game = await readGame(db, c.req.param('id'))
      if (!game) throw new Refusal('gameUnknown', { id: c.req.param('id') })
      if (c.req.valid('query').force === '1') {
        assertCapability(c, 'editMenu')
        const links = await deleteGameAndLinks(db, game, now)
        for (const page of links) later(notifyRoom(c, { type: 'pageStateChanged', page }))
      } else if (!(await deleteUnlinkedGame(db, game))) throw gameInUse(await linksTo(db, game))
      later(refreshKnownWords(db))
      return answerWith(c, { success: true })
    },
  )

function gameInUse(links: string[]): Refusal {
  const named = links.map((name) => `« ${name} »`).join(', ')
  return new Refusal('gameInMenu', { names: named })
}
