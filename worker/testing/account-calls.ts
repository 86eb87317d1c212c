import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Account, accountAnswer } from '../../domain/api/account.ts'
import { users } from '../db/schema.ts'
import { PASSWORD } from './rows.ts'
import type { CallOptions, School } from './school.ts'

/** Request bodies that add a pupil and an administrator. */
export const zoe = { userName: 'zoe.l', displayName: 'Zoé L.', classCode: '4-1' }
export const directrice = {
  userName: 'directrice',
  displayName: 'La directrice',
  classCode: '',
  isAdmin: true,
}

/** Calls about accounts, on the school of the running test. */
export function accountCalls(school: () => School) {
  const add = (body: unknown, as: CallOptions['as'] = 'madame') => school().call('POST /user', { as, body })
  return {
    add,
    change: (id: number, body: unknown, as: CallOptions['as'] = 'madame') =>
      school().call(`PATCH /user/${id}`, { as, body }),
    rowOf: (id: number) => school().db.select().from(users).where(eq(users.id, id)).get(),
    statusWith: async (token: string) => (await school().call('GET /user', { token })).status,
    async addAdmin(): Promise<Account> {
      const { body } = await add({ ...directrice, password: PASSWORD })
      return z.parse(accountAnswer, body).user
    },
  }
}
