import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { SecondFactorsAnswer } from '../../domain/api/second-factor.ts'
import type { AppEnv } from '../http/context.ts'
import { readSettings } from '../settings/queries.ts'
import type { User } from '../users/queries.ts'
import { findAuthenticator, listPasskeys } from './queries.ts'
import { relyingPartyAt } from './relying-party.ts'

const hashes = z.array(z.string())

/** An administrator's own second factors, as seen from the requested address. */
export async function ownFactors(c: Context<AppEnv>, user: User): Promise<SecondFactorsAnswer> {
  const { db, actor } = c.var
  const here = relyingPartyAt(c)
  const id = 'id' in here ? here.id : null
  const [keys, authenticator, settings] = await Promise.all([
    listPasskeys(db, user.id),
    findAuthenticator(db, user.id),
    readSettings(db),
  ])
  return {
    success: true,
    passkeys: keys.map(({ passkeyID, name, createdAt, lastUsedAt, relyingParty }) => ({
      passkeyID,
      name,
      createdAt,
      lastUsedAt,
      relyingParty,
      isForThisAddress: relyingParty === id,
    })),
    authenticator: authenticator?.confirmedAt
      ? {
          confirmedAt: authenticator.confirmedAt,
          recoveryCodesLeft: hashes.parse(JSON.parse(authenticator.recoveryCodes)).length,
        }
      : null,
    passkeysUnavailable: 'id' in here ? null : { code: here.code, message: here.message },
    isRequired: settings.requiresSecondFactor,
    isLimited: actor?.isLimited ?? false,
  }
}
