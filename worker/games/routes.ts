import { Hono } from 'hono'
import { type GameAnswer, gameAnswer } from '../../domain/api/game.ts'
import { recordFilters } from '../../domain/games/record-filters.ts'
import { permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { isOpen, mustBeOpen } from '../http/must-be-open.ts'
import { Refusal } from '../http/refusal.ts'
import { documented } from '../http/validate.ts'
import { findGame } from './queries.ts'

export const games = new Hono<AppEnv>().get(
  '/:id',
  documented("A game's record", gameAnswer),
  permit('playGame'),
  async (c) => {
    const id = c.req.param('id')
    const found = await findGame(c.var.db, id, c.var.actor)
    if (!found) throw new Refusal('gameUnknown', { id })
    mustBeOpen(c.var.actor, found)
    const hasWords = isOpen(c.var.actor, {
      path: found.wordsPath,
      isWhitelisted: found.isWhitelistedForWords,
    })
    const data = {
      ...found.game,
      wordsPage: hasWords ? found.game.wordsPage : null,
      filters: recordFilters(found.kind, found.game.data),
    }
    return c.json({ data } satisfies GameAnswer)
  },
)
