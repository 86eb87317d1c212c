import type { Context } from 'hono'
import { findUser, type User } from '../users/queries.ts'
import type { AppEnv } from './context.ts'
import { Refusal } from './refusal.ts'

/** The user with an id. Does not query for the caller's own row. @throws {Refusal} 404 */
export async function requireUser(c: Context<AppEnv>, userID: number): Promise<User> {
  const { user, db } = c.var
  const found = user?.id === userID ? user : await findUser(db, userID)
  if (!found) throw new Refusal('userUnknown', { userID })
  return found
}
