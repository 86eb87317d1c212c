import * as z from 'zod/mini'
import { adminActionsAnswer } from '../../domain/api/admin-action.ts'
import type { School } from './school.ts'

/** The journal, newest row first. */
export async function readJournal(school: School) {
  return z.parse(adminActionsAnswer, (await school.call('GET /admin-actions', { as: 'madame' })).body).data
}
