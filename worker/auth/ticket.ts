import type { BonusClaim } from '../db/bonus-claims.ts'
import type { Variables } from '../env.ts'
import { openKeys } from './keys.ts'
import { signToken } from './token.ts'

/** The ticket of a claim on the bonus, with which its winner may tell the room. The same claim has the same ticket. */
export async function signTicket(
  variables: Variables,
  { claimID, userID, bravoCount, claimedAt }: BonusClaim,
): Promise<string> {
  const claims = { sub: String(userID), jti: claimID, bravoCount }
  const { token } = await signToken(await openKeys(variables), 'bonus', claims, new Date(claimedAt))
  return token
}
