import { Hono } from 'hono'
import { adminActionsAnswer } from '../../domain/api/admin-action.ts'
import { permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { listAdminActions } from './queries.ts'

/** The journal. `journal.ts` writes it; only the daily run deletes from it. */
export const adminActions = new Hono<AppEnv>().get(
  '/',
  documented('The journal of administrators, newest first', adminActionsAnswer),
  permit('readJournal'),
  async (c) => answerWith(c, { success: true, data: await listAdminActions(c.var.db) }),
)
