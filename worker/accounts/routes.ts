import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import {
  type AccountAnswer,
  type AccountsAnswer,
  accountAnswer,
  accountsAnswer,
  addUserRequest,
  type ChooseAvatarAnswer,
  changeUserRequest,
  chooseAvatarAnswer,
  chooseAvatarRequest,
} from '../../domain/api/account.ts'
import {
  type ImportAnswer,
  importAnswer,
  type LastImportAnswer,
  lastImportAnswer,
  PUPIL_LIST_BYTES,
  type UndoImportAnswer,
  undoImportAnswer,
} from '../../domain/api/import.ts'
import { type SuccessAnswer, successAnswer } from '../../domain/api/success.ts'
import { NO_MORE_TOKENS } from '../../domain/events.ts'
import { permit, signedIn } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { listQuery, pathID, sliceOf } from '../http/parameters.ts'
import { readBody } from '../http/read-body.ts'
import { Refusal } from '../http/refusal.ts'
import { body, documented, path, query } from '../http/validate.ts'
import { importPupils } from '../import/import-pupils.ts'
import { findLastImport, undoImport } from '../import/undo.ts'
import { mustBeOffered } from './changes.ts'
import { asAccount, chooseAvatar, listAccounts } from './queries.ts'
import { addAccount, changeAccount, eraseAccount, tellThatSessionsEnded } from './save.ts'

const userPath = path(z.object({ id: pathID }))

/** Accounts, beside what everyone may ask about users. */
export const accounts = new Hono<AppEnv>()
  .get(
    '/accounts',
    documented('All accounts, 20 a page', accountsAnswer),
    permit('editUsers'),
    query(listQuery),
    async (c) => {
      const asked = c.req.valid('query')
      const found = await listAccounts(c.var.db, asked.q, sliceOf(asked))
      return c.json({ success: true, ...found } satisfies AccountsAnswer)
    },
  )
  .post(
    '/',
    documented('Add an account', accountAnswer, 201),
    permit('editUsers'),
    body(addUserRequest),
    async (c) => {
      const user = await addAccount(c.var.db, c.req.valid('json'), c.var.now)
      return c.json({ success: true, user: asAccount(user) } satisfies AccountAnswer, 201)
    },
  )
  .post(
    '/import',
    documented('Add and change pupils by a list', importAnswer),
    describeRoute({
      requestBody: { required: true, content: { 'text/csv': { schema: { type: 'string' } } } },
    }),
    permit('editUsers'),
    query(z.object({ dryRun: z._default(z.enum(['0', '1']), '0') })),
    async (c) => {
      if (!/^text\/csv\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
        throw new Refusal('notCSV')
      }
      const isDryRun = c.req.valid('query').dryRun === '1'
      const list = await readBody(c, PUPIL_LIST_BYTES)
      const answer = await importPupils(c.var.db, list, { now: c.var.now, isDryRun })
      return c.json(answer satisfies ImportAnswer)
    },
  )
  .get(
    '/import',
    documented('The import that can still be undone', lastImportAnswer),
    permit('editUsers'),
    async (c) =>
      c.json({
        success: true,
        data: await findLastImport(c.var.db, c.var.now),
      } satisfies LastImportAnswer),
  )
  .delete(
    '/import/:importID',
    documented('Undo the last import', undoImportAnswer),
    permit('editUsers'),
    path(z.object({ importID: z.string().check(z.maxLength(64)) })),
    async (c) => {
      const { erased, ...done } = await undo(c, c.req.valid('param').importID)
      if (erased.length > 0) {
        tellThatSessionsEnded(
          c,
          erased.map((userID) => ({ userID, tokenVersion: NO_MORE_TOKENS })),
        )
      }
      return c.json({ success: true, erased: erased.length, ...done } satisfies UndoImportAnswer)
    },
  )
  .patch(
    '/me',
    documented("Choose one's avatar", chooseAvatarAnswer),
    permit('chooseAvatar'),
    body(chooseAvatarRequest),
    async (c) => {
      const { avatarUrl } = c.req.valid('json')
      mustBeOffered(avatarUrl)
      const { id, userName, displayName, classCode, isAdmin } = signedIn(c)
      await chooseAvatar(c.var.db, id, avatarUrl)
      const user = { id, userName, displayName, classCode: classCode ?? '', avatarUrl, isAdmin }
      return c.json({ success: true, user } satisfies ChooseAvatarAnswer)
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
      return c.json({ success: true, user: asAccount(user) } satisfies AccountAnswer)
    },
  )
  .delete(
    '/:id',
    documented('Erase a user and all that is kept of them', successAnswer),
    permit('editUsers'),
    userPath,
    async (c) => {
      await eraseAccount(c, c.req.valid('param').id)
      return c.json({ success: true } satisfies SuccessAnswer)
    },
  )

/** @throws {Refusal} 404 where the import is undone already, too old, or not the last one; 409 where an account was just used. */
async function undo(c: Context<AppEnv>, importID: string) {
  const undone = await undoImport(c.var.db, importID, c.var.now)
  if (undone === null) {
    throw new Refusal('importPast')
  }
  if (undone === 'changed') {
    throw new Refusal('importInUse')
  }
  return undone
}
