import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import { type AdminSessionAnswer, adminSessionAnswer, sessionAnswer } from '../../domain/api/auth.ts'
import {
  addPasskeyRequest,
  administratorFactorsAnswer,
  authenticatorAnswer,
  confirmAuthenticatorAnswer,
  confirmAuthenticatorRequest,
  newPasskeyOptions,
  type ProofAnswer,
  type ProofRequest,
  passkeyOptions,
  proofAnswer,
  proofRequest,
  recoveryCodesAnswer,
  secondFactorsAnswer,
} from '../../domain/api/second-factor.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { signDevice } from '../auth/device.ts'
import { assertFreshProof, freshProof, permit, signedInUser } from '../auth/permit.ts'
import { extendSession, proveSession } from '../auth/session.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { pathID } from '../http/parameters.ts'
import { Refusal } from '../http/refusal.ts'
import { requireUser } from '../http/require-user.ts'
import { body, path } from '../http/validate.ts'
import { notifySessionsEnded } from '../room/notify-room.ts'
import { assertPassword } from '../sessions/change-password.ts'
import type { User } from '../users/queries.ts'
import { beginAuthenticator, checkCode, confirmAuthenticator, renewRecoveryCodes } from './authenticator.ts'
import { ownFactors } from './own-factors.ts'
import { addPasskey, newPasskeyOptionsFor, passkeyOptionsFor, userOfPasskey } from './passkeys.ts'
import { hasFactor, listFactors, removeAuthenticator, removeFactors, removePasskey } from './queries.ts'
import { relyingPartyIDs } from './relying-party.ts'

/**
 * Middleware that requires a fresh proof. If the school requires second factors, callers with one must also
 * have used it in this session.
 */
const allowFactorChange = createMiddleware<AppEnv>(async (c, next) => {
  assertFreshProof(c)
  const { actor, db } = c.var
  if (actor?.isLimited && (await hasFactor(db, actor.id, relyingPartyIDs(c))))
    throw new Refusal('secondFactorNeeded')
  await next()
})

/**
 * Calls about the administrator's own second factors and proof of identity. A change returns the caller's new
 * token.
 */
export const ownSecondFactors = new Hono<AppEnv>()
  .get(
    '/second-factors',
    documented("The caller's own second factors", secondFactorsAnswer),
    permit('proveIdentity'),
    async (c) => answerWith(c, await ownFactors(c, signedInUser(c))),
  )
  .post(
    '/proof/options',
    documented('A challenge for one of the passkeys of the caller', passkeyOptions),
    permit('proveIdentity'),
    async (c) => answerWith(c, await passkeyOptionsFor(c, signedInUser(c))),
  )
  .post(
    '/proof',
    documented("Renew the proof of the caller's identity", proofAnswer),
    permit('proveIdentity'),
    body(proofRequest),
    async (c) => answerWith(c, await prove(c, signedInUser(c), c.req.valid('json'))),
  )
  .post(
    '/passkeys/options',
    documented('A challenge for a new passkey', newPasskeyOptions),
    permit('proveIdentity'),
    allowFactorChange,
    async (c) => answerWith(c, await newPasskeyOptionsFor(c, signedInUser(c))),
  )
  .post(
    '/passkeys',
    documented('Add a passkey', sessionAnswer),
    permit('proveIdentity'),
    allowFactorChange,
    body(addPasskeyRequest),
    async (c) => {
      const user = signedInUser(c)
      await addPasskey(c, user, c.req.valid('json'))
      return answerWith(c, await proveSession(c, user, 'passkey', "La clé d'accès est ajoutée."))
    },
  )
  .delete(
    '/passkeys/:passkeyID',
    documented('Remove a passkey, and end the other sessions of the caller', adminSessionAnswer),
    permit('proveIdentity'),
    allowFactorChange,
    path(z.object({ passkeyID: z.string().check(z.maxLength(2000)) })),
    async (c) => {
      const user = await removePasskey(c.var.db, signedInUser(c).id, c.req.valid('param').passkeyID)
      if (!user) throw new Refusal('passkeyUnknown')
      return answerWith(c, await endOtherSessions(c, user, "La clé d'accès est retirée."))
    },
  )
  .post(
    '/authenticator',
    documented('Start setting up an authenticator app', authenticatorAnswer),
    permit('proveIdentity'),
    allowFactorChange,
    async (c) => answerWith(c, { success: true, ...(await beginAuthenticator(c, signedInUser(c))) }),
  )
  .post(
    '/authenticator/confirm',
    documented('Confirm the authenticator app with a code', confirmAuthenticatorAnswer),
    permit('proveIdentity'),
    allowFactorChange,
    body(confirmAuthenticatorRequest),
    async (c) => {
      const user = signedInUser(c)
      const recoveryCodes = await confirmAuthenticator(c, user, c.req.valid('json').code)
      const session = await proveSession(c, user, 'code', "L'application est ajoutée.")
      return answerWith(c, { ...session, recoveryCodes })
    },
  )
  .delete(
    '/authenticator',
    documented('Remove the authenticator app, and end the other sessions of the caller', adminSessionAnswer),
    permit('proveIdentity'),
    allowFactorChange,
    async (c) => {
      const user = await removeAuthenticator(c.var.db, signedInUser(c).id)
      if (!user) throw new Refusal('authenticatorMissing')
      return answerWith(c, await endOtherSessions(c, user, "L'application est retirée."))
    },
  )
  .post(
    '/recovery-codes',
    documented('Replace the recovery codes with ten new ones', recoveryCodesAnswer),
    permit('proveIdentity'),
    allowFactorChange,
    async (c) => {
      const recoveryCodes = await renewRecoveryCodes(c, signedInUser(c))
      return answerWith(c, { success: true, recoveryCodes })
    },
  )

/** Calls about other administrators' second factors. */
export const secondFactors = new Hono<AppEnv>()
  .get(
    '/',
    documented('The administrators who have second factors', administratorFactorsAnswer),
    permit('editUsers'),
    async (c) => answerWith(c, { success: true, data: await listFactors(c.var.db) }),
  )
  .delete(
    '/:userID',
    documented('Remove the second factors of another administrator, and end their sessions', successAnswer),
    permit('editUsers'),
    freshProof,
    path(z.object({ userID: pathID })),
    async (c) => {
      await recoverAccount(c, c.req.valid('param').userID)
      return answerWith(c, { success: true })
    },
  )

/**
 * Renews the caller's proof of identity with password and code, or with one of their passkeys.
 * @throws {Refusal} if the proof is wrong
 */
async function prove(c: Context<AppEnv>, user: User, proof: ProofRequest): Promise<ProofAnswer> {
  const message = "C'est bien vous."
  if ('ticket' in proof) {
    if (!(await userOfPasskey(c, proof, user))) throw new Refusal('passkeyInvalid')
    return proveSession(c, user, 'passkey', message)
  }
  await assertPassword(c, user, proof.password)
  const checked = await checkCode(c, user, proof.code)
  return 'problem' in checked ? checked.problem : proveSession(c, user, checked.by, message)
}

/**
 * Completes the removal of a factor, which revoked every token of the caller: notifies the room, and returns
 * new tokens for this session and device. The session no longer counts as opened with the removed factor.
 */
async function endOtherSessions(
  c: Context<AppEnv>,
  user: User,
  message: string,
): Promise<AdminSessionAnswer> {
  notifySessionsEnded(c, [{ userID: user.id, tokenVersion: user.tokenVersion }])
  const session = await extendSession(c, user, message, { by: 'password' })
  return { ...session, device: await signDevice(c, user) }
}

/**
 * Removes another administrator's second factors and ends that administrator's sessions, so that the password
 * alone is enough to sign in.
 * @throws {Refusal} 404 for an unknown user, 409 for a pupil and for oneself
 */
async function recoverAccount(c: Context<AppEnv>, userID: number): Promise<void> {
  const user = await requireUser(c, userID)
  if (!user.isAdmin) throw new Refusal('factorsOfPupil')
  if (userID === c.var.actor?.id) throw new Refusal('factorsOfOneself')
  notifySessionsEnded(c, await removeFactors(c.var.db, userID))
}
