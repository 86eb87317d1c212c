import { Hono } from 'hono'
import { adminActionsAnswer } from '../../domain/api/admin-action.ts'
import { permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { listAdminActions } from './queries.ts'

/** What administrators did. Nothing but the daily run deletes of it: `admin-log.ts` writes it. */
export const adminActions = new Hono<AppEnv>().get(
  '/',
  documented('What administrators did, newest first', adminActionsAnswer),
  permit('readAdminLog'),
  async (c) => answerWith(c, { success: true, data: await listAdminActions(c.var.db) }),
)
