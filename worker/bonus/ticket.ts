import type { Context } from 'hono'
import { openKeys } from '../auth/keys.ts'
import { signToken } from '../auth/token.ts'
import type { AppEnv } from '../http/context.ts'
import type { BonusClaim } from './claims.ts'

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
