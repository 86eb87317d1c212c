import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import type { BonusClaim } from '../db/bonus-claims.ts'
import { openKeys } from './keys.ts'
import { signToken } from './token.ts'

/**
 * The ticket of a claim on the bonus, with which its winner may tell the room, by name or not. The same claim has the same
 * ticket.
 */
export async function signTicket(
  c: Context<AppEnv>,
  { claimID, userID, bravoCount, claimedAt }: BonusClaim,
  isAnonymous: boolean,
): Promise<string> {
  const claims = {
    sub: String(userID),
    school: c.var.school.name,
    jti: claimID,
    bravoCount,
    ...(isAnonymous && { isAnonymous }),
  }
  const { token } = await signToken(await openKeys(c.var.variables), 'bonus', claims, new Date(claimedAt))
  return token
}
