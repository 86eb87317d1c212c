import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  answerCompositionRequest,
  COMPOSITION_LIMITS,
  compositionAnswer,
  compositionsAnswer,
  ownCompositionsAnswer,
  sendCompositionRequest,
} from '../../domain/api/composition.ts'
import { assertAllowed, permit, signedInUser } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { listQuery, pathID, toSlice } from '../http/parameters.ts'
import { Refusal } from '../http/refusal.ts'
import { body, path, query } from '../http/validate.ts'
import { isOfScope } from '../users/queries.ts'
import {
  answerComposition,
  findAuthor,
  listCompositions,
  listOwnCompositions,
  saveComposition,
} from './queries.ts'

export const compositions = new Hono<AppEnv>()
  .get(
    '/mine',
    documented("The pupil's own compositions, newest first", ownCompositionsAnswer),
    permit('sendCompositions'),
    async (c) =>
      answerWith(c, { success: true, data: await listOwnCompositions(c.var.db, signedInUser(c).id) }),
  )
  .post(
    '/',
    documented('Send a composition to the teacher', compositionAnswer, 201),
    permit('sendCompositions'),
    body(sendCompositionRequest),
    async (c) => {
      const { db, now } = c.var
      const saved = await saveComposition(db, { userID: signedInUser(c).id, ...c.req.valid('json'), now })
      if (saved === 'waiting') throw new Refusal('compositionsWaiting', { most: COMPOSITION_LIMITS.waiting })
      if (saved === 'week') throw new Refusal('compositionsOfWeek', { most: COMPOSITION_LIMITS.week })
      return answerWith(c, { success: true, data: saved })
    },
  )
  .get(
    '/',
    documented('The compositions of pupils, unanswered ones first', compositionsAnswer),
    permit('answerCompositions'),
    query(listQuery),
    async (c) => {
      const params = c.req.valid('query')
      const { actor, db } = c.var
      const found = await listCompositions(db, { q: params.q, ofScope: isOfScope(actor) }, toSlice(params))
      return answerWith(c, { success: true, ...found })
    },
  )
  .put(
    '/:compositionID/answer',
    documented('Answer a composition with a sticker and a sentence', compositionAnswer),
    permit('answerCompositions'),
    path(z.object({ compositionID: pathID })),
    body(answerCompositionRequest),
    async (c) => {
      const { compositionID } = c.req.valid('param')
      const { db, now } = c.var
      const author = await findAuthor(db, compositionID)
      if (author === undefined) throw new Refusal('compositionUnknown')
      await assertAllowed(c, 'answerCompositions', author)
      const { isSaved, stored } = await answerComposition(db, compositionID, c.req.valid('json'), now)
      if (!stored) throw new Refusal('compositionUnknown')
      if (!isSaved) throw new Refusal('compositionAnsweredMeanwhile', {}, { data: stored })
      return answerWith(c, { success: true, data: stored })
    },
  )
