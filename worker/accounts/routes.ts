import { Hono } from 'hono'
import * as z from 'zod/mini'
import { can } from '../../domain/access.ts'
import {
  accountAnswer,
  accountsAnswer,
  addUserRequest,
  changeSeveralRequest,
  changeUserRequest,
  chooseAvatarAnswer,
  chooseAvatarRequest,
} from '../../domain/api/account.ts'
import { severalAnswer } from '../../domain/api/several.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { freshProof, permit, signedInUser } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { listQuery, pathID, toSlice } from '../http/parameters.ts'
import { severalResult } from '../http/several-result.ts'
import { body, path, query } from '../http/validate.ts'
import { notifyClassesChanged, notifySessionsEnded } from '../room/notify-room.ts'
import { isOfScope } from '../users/queries.ts'
import { changePupils } from './change-several.ts'
import { assertOfferedAvatar } from './changes.ts'
import { chooseAvatar, listAccounts, toAccount } from './queries.ts'
import { addAccount, changeAccount, eraseAccount } from './save.ts'

const userPath = path(z.object({ id: pathID }))

/** Calls about accounts. Those open to everyone are in `users/routes.ts`. */
export const accounts = new Hono<AppEnv>()
  .get(
    '/accounts',
    documented('All accounts, 20 per page', accountsAnswer),
    permit('readReports'),
    query(listQuery),
    async (c) => {
      const request = c.req.valid('query')
      const { actor, db } = c.var
      const { data, total } = await listAccounts(db, request.q, toSlice(request), isOfScope(actor))
      // A colleague sees the accounts of her pupils, but no PINs.
      const withSecrets = can(actor, 'editUsers')
      return answerWith(c, {
        success: true,
        data: withSecrets ? data : data.map((each) => ({ ...each, pin: null })),
        total,
      })
    },
  )
  .post(
    '/',
    documented('Add an account', accountAnswer, 201),
    permit('editUsers'),
    body(addUserRequest),
    async (c) => {
      const user = await addAccount(c, c.req.valid('json'))
      return answerWith(c, { success: true, user: toAccount(user) })
    },
  )
  .patch(
    '/me',
    documented("Choose the caller's avatar", chooseAvatarAnswer),
    permit('chooseAvatar'),
    body(chooseAvatarRequest),
    async (c) => {
      const { avatarUrl } = c.req.valid('json')
      assertOfferedAvatar(avatarUrl)
      const { id, userName, displayName, classCode, isAdmin } = signedInUser(c)
      await chooseAvatar(c.var.db, id, avatarUrl)
      const user = { id, userName, displayName, classCode: classCode ?? '', avatarUrl, isAdmin }
      return answerWith(c, { success: true, user })
    },
  )
  .patch(
    '/several',
    documented('Change several pupils: class, PINs, avatars, supports', severalAnswer),
    permit('editUsers'),
    body(changeSeveralRequest),
    async (c) => {
      const request = c.req.valid('json')
      const { changed, ended } = await changePupils(c.var.db, request)
      c.var.notes.push(...changed.map(({ id, changes }) => ({ userID: id, changes })))
      const done = changed.map(({ id }) => id)
      notifySessionsEnded(c, ended)
      if (request.classCode !== undefined) notifyClassesChanged(c, request.userIDs)
      return answerWith(c, severalResult(request.userIDs, done))
    },
  )
  .patch(
    '/:id',
    documented('Change an account', accountAnswer),
    permit('editUsers'),
    userPath,
    body(changeUserRequest),
    async (c) => {
      const user = await changeAccount(c, c.req.valid('param').id, c.req.valid('json'))
      return answerWith(c, { success: true, user: toAccount(user) })
    },
  )
  .delete(
    '/:id',
    documented('Erase a user and all data about them', successAnswer),
    permit('editUsers'),
    freshProof,
    userPath,
    async (c) => {
      await eraseAccount(c, c.req.valid('param').id)
      return answerWith(c, { success: true })
    },
  )
