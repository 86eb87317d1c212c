import type { Context } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { mustExist } from '../http/must-exist.ts'
import { Refusal } from '../http/refusal.ts'
import { tellThatSessionsEnded } from '../room/tell-room.ts'
import { removeFactors } from './queries.ts'

/**
 * Removes another administrator's second factors and ends their sessions, so that they can sign in with the password alone.
 * @throws {Refusal} 404 for an unknown user, 409 for a pupil and for oneself
 */
export async function recoverAccount(c: Context<AppEnv>, userID: number): Promise<void> {
  const user = await mustExist(c, userID)
  if (!user.isAdmin) throw new Refusal('factorsOfPupil')
  if (userID === c.var.actor?.id) throw new Refusal('factorsOfOneself')
  tellThatSessionsEnded(c, await removeFactors(c.var.db, userID))
}
