import { Hono } from 'hono'
import { type AdminActionsAnswer, adminActionsAnswer } from '../../domain/api/admin-action.ts'
import { permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { documented } from '../http/documented.ts'
import { listAdminActions } from './queries.ts'

/** What administrators did. Nothing but the daily run deletes of it: `admin-log.ts` writes it. */
export const adminActions = new Hono<AppEnv>().get(
  '/',
  documented('What administrators did, newest first', adminActionsAnswer),
  permit('readAdminLog'),
  async (c) => c.json({ success: true, data: await listAdminActions(c.var.db) } satisfies AdminActionsAnswer),
)
