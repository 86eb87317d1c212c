import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { type Card, cardAnswer, cardsAnswer } from '../../domain/api/card.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { openKeys } from '../auth/keys.ts'
import { permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { classCode, pathID } from '../http/parameters.ts'
import { Refusal } from '../http/refusal.ts'
import { requireUser } from '../http/require-user.ts'
import { path, query } from '../http/validate.ts'
import { notifySessionsEnded } from '../room/notify-room.ts'
import type { User } from '../users/queries.ts'
import { signCard } from './card.ts'
import { listPupilsOfClass, revokeCard } from './queries.ts'

const userPath = path(z.object({ userID: pathID }))

/** Pupils' sign-in cards. A card is valid until revoked; after that, reading it returns a new one. */
export const cards = new Hono<AppEnv>()
  .get(
    '/',
    documented('The sign-in cards of a class', cardsAnswer),
    permit('editUsers'),
    query(z.object({ classCode })),
    async (c) => {
      const pupils = await listPupilsOfClass(c.var.db, c.req.valid('query').classCode)
      const data = await Promise.all(pupils.map((pupil) => cardOf(c, pupil)))
      return answerWith(c, { success: true, data })
    },
  )
  .get(
    '/:userID',
    documented("A pupil's sign-in card", cardAnswer),
    permit('editUsers'),
    userPath,
    async (c) => {
      const pupil = await requirePupil(c, c.req.valid('param').userID)
      return answerWith(c, { success: true, data: await cardOf(c, pupil) })
    },
  )
  .delete(
    '/:userID',
    documented("Revoke a pupil's sign-in card", successAnswer),
    permit('editUsers'),
    userPath,
    async (c) => {
      const pupil = await requirePupil(c, c.req.valid('param').userID)
      notifySessionsEnded(c, await revokeCard(c.var.db, pupil.id))
      return answerWith(c, { success: true })
    },
  )

async function cardOf(c: Context<AppEnv>, pupil: User): Promise<Card> {
  const { id, userName, displayName, classCode, cardVersion } = pupil
  const claims = { school: c.var.school.name, userID: id, version: cardVersion }
  const card = await signCard(await openKeys(c.var.variables), claims)
  return { userID: id, userName, displayName, classCode: classCode ?? '', card }
}

async function requirePupil(c: Context<AppEnv>, userID: number): Promise<User> {
  const user = await requireUser(c, userID)
  if (user.isAdmin) throw new Refusal('cardOfAdministrator')
  return user
}
