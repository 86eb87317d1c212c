import type { Context } from 'hono'
import { openKeys } from '../auth/keys.ts'
import { signToken } from '../auth/token.ts'
import type { AppEnv } from '../http/context.ts'
import type { BonusClaim } from './claims.ts'

/**
 * Signs the ticket with which the winner may announce a claim in the room, with or without a name. Deterministic per claim.
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
