import type { Context } from 'hono'
import type { ProofAnswer, ProofRequest } from '../../domain/api/second-factor.ts'
import { proveSession } from '../auth/session.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { mustKnowPassword } from '../sessions/change-password.ts'
import type { User } from '../users/queries.ts'
import { checkCode } from './authenticator.ts'
import { userOfPasskey } from './passkeys.ts'

/**
 * Renews the caller's proof of identity with password and code, or with one of their passkeys.
 * @throws {Refusal} if the proof is wrong
 */
export async function prove(c: Context<AppEnv>, user: User, proof: ProofRequest): Promise<ProofAnswer> {
  const message = "C'est bien vous."
  if ('ticket' in proof) {
    if (!(await userOfPasskey(c, proof, user))) throw new Refusal('passkeyInvalid')
    return proveSession(c, user, 'passkey', message)
  }
  await mustKnowPassword(c, user, proof.password)
  const checked = await checkCode(c, user, proof.code)
  return 'problem' in checked ? checked.problem : proveSession(c, user, checked.by, message)
}
