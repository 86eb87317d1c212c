import type { WebAuthnCredential } from '@simplewebauthn/server'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { base64url } from 'jose'
import * as z from 'zod/mini'
import {
  type AddPasskeyRequest,
  type NewPasskeyOptions,
  type PasskeyOptions,
  type PasskeyRequest,
  transport,
} from '../../domain/api/second-factor.ts'
import { TOKEN_SECONDS } from '../../domain/api/token.ts'
import { passkeys } from '../db/schema.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { callerAddressHash, countAttempt, subjects } from '../limits/limit.ts'
import type { User } from '../users/queries.ts'
import { consumeChallenge, openChallenge, readChallenge } from './challenge.ts'
import { findPasskey, listPasskeys, MAX_PASSKEYS, type Passkey } from './queries.ts'
import { type RelyingParty, relyingPartyHere } from './relying-party.ts'

/** The values that an authenticator's response must be made for. */
type ExpectedResponse = RelyingParty & { challenge: string }

const TIMEOUT_MS = TOKEN_SECONDS.passkey * 1000

/** COSE identifiers of accepted signature algorithms: ES256, RS256, EdDSA. */
const ALGORITHMS = [-7, -257, -8]

/** Options for the browser to create a passkey. @throws {Refusal} 409 if passkeys do not work at this address */
export async function newPasskeyOptionsFor(c: Context<AppEnv>, user: User): Promise<NewPasskeyOptions> {
  const { id } = relyingPartyHere(c)
  const { challenge, ticket } = await openChallenge(c, 'add', user.id)
  const existing = await listPasskeys(c.var.db, user.id)
  return {
    success: true,
    ticket,
    options: {
      challenge,
      rp: { id, name: 'Mme Bravo' },
      user: { id: userHandle(c, user), name: user.userName, displayName: user.displayName },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: existing.filter((each) => each.relyingParty === id).map(descriptorOf),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      timeout: TIMEOUT_MS,
    },
  }
}

/**
 * Stores a new passkey of the user.
 * @throws {Refusal} 400 if it does not answer its challenge; 409 if it is already stored, there are too many,
 * or passkeys do not work at this address
 */
export async function addPasskey(
  c: Context<AppEnv>,
  user: User,
  { ticket, name, response }: AddPasskeyRequest,
): Promise<void> {
  const { id, origin } = relyingPartyHere(c)
  const challenge = await readChallenge(c, ticket, 'add', user.id)
  const credential = challenge && (await readCredential(response, { challenge, id, origin }))
  if (!credential || !(await consumeChallenge(c, challenge))) throw new Refusal('passkeyNotAdded')
  const { db, now } = c.var
  if ((await db.$count(passkeys, eq(passkeys.userID, user.id))) >= MAX_PASSKEYS)
    throw new Refusal('passkeysFull', { most: MAX_PASSKEYS })
  const values = {
    passkeyID: credential.id,
    userID: user.id,
    publicKey: base64url.encode(credential.publicKey),
    counter: credential.counter,
    transports: JSON.stringify(response.response.transports ?? []),
    relyingParty: id,
    name,
    createdAt: now.toISOString(),
  }
  const added = await db.insert(passkeys).values(values).onConflictDoNothing().returning()
  if (added.length === 0) throw new Refusal('passkeyKnown')
}

/** The new credential; null if the response is invalid. */
async function readCredential(
  response: AddPasskeyRequest['response'],
  { challenge, id, origin }: ExpectedResponse,
): Promise<WebAuthnCredential | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { clientDataJSON, attestationObject } = response.response
  const verified = await verifyRegistrationResponse({
    response: { ...response, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  return verified?.registrationInfo?.credential ?? null
}

/**
 * Options for the browser to use a passkey: any passkey of the site for signing in, one of the user's own for
 * a proof of identity.
 * @throws {Refusal} 409 if passkeys do not work at this address
 */
export async function passkeyOptionsFor(c: Context<AppEnv>, user: User | null): Promise<PasskeyOptions> {
  const { id } = relyingPartyHere(c)
  const { challenge, ticket } = await openChallenge(c, user ? 'prove' : 'signIn', user?.id)
  const own = user && (await listPasskeys(c.var.db, user.id)).filter((each) => each.relyingParty === id)
  return {
    success: true,
    ticket,
    options: {
      challenge,
      rpId: id,
      ...(own && { allowCredentials: own.map(descriptorOf) }),
      userVerification: 'required',
      timeout: TIMEOUT_MS,
    },
  }
}

/**
 * The user whose passkey answers the ticket's challenge: the caller, or any user if nobody is signed in. Each
 * challenge works once. Undefined if the response is wrong, or if its counter shows that the passkey was
 * copied.
 * @throws {Refusal} 409 if passkeys do not work at this address
 */
export async function userOfPasskey(
  c: Context<AppEnv>,
  { ticket, response }: PasskeyRequest,
  caller: User | null,
): Promise<User | undefined> {
  const { id, origin } = relyingPartyHere(c)
  const challenge = await readChallenge(c, ticket, caller ? 'prove' : 'signIn', caller?.id)
  if (challenge === null) return undefined
  const found = await findPasskey(c.var.db, response.id)
  if (!found?.user.isAdmin || found.passkey.relyingParty !== id) return undefined
  if (caller && caller.id !== found.user.id) return undefined
  const counter = await verifyResponse(response, found.passkey, { challenge, id, origin })
  if (counter === null || !(await consumeChallenge(c, challenge))) return undefined
  return (await recordUse(c, found.passkey, counter)) ? found.user : undefined
}

/**
 * The administrator who signs in with a passkey.
 * @throws {Refusal} 404 if it is not accepted, 429 after too many failures from the address
 */
export async function findByPasskey(c: Context<AppEnv>, request: PasskeyRequest): Promise<User> {
  const user = await userOfPasskey(c, request, null)
  if (user) return user
  await countAttempt(c, subjects('address', await callerAddressHash(c)))
  throw new Refusal('passkeyInvalid')
}

/** The passkey's new counter; null if the response is invalid. */
async function verifyResponse(
  response: PasskeyRequest['response'],
  { passkeyID, publicKey, counter }: Passkey,
  { challenge, id, origin }: ExpectedResponse,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: passkeyID, publicKey: Uint8Array.from(base64url.decode(publicKey)), counter },
  }).catch(() => null)
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}

/**
 * Records a use of the passkey.
 * @returns false if the passkey was removed, or if its counter is not higher than the last one, which happens
 * after a passkey was copied
 */
async function recordUse({ var: { db, now } }: Context<AppEnv>, passkey: Passkey, counter: number) {
  const isNext = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`))
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now.toISOString() })
    .where(and(eq(passkeys.passkeyID, passkey.passkeyID), isNext))
    .returning({ passkeyID: passkeys.passkeyID })
  return used.length > 0
}

function descriptorOf({ passkeyID, transports }: Passkey) {
  return { id: passkeyID, type: 'public-key' as const, transports: knownTransports(JSON.parse(transports)) }
}

const list = z.array(z.string())

/** Drops transports that current browsers do not know. */
function knownTransports(stored: unknown) {
  return list.parse(stored).flatMap((each) => transport.safeParse(each).data ?? [])
}

/** WebAuthn user handle: an authenticator stores one passkey per handle and site. Contains no personal data. */
function userHandle(c: Context<AppEnv>, user: User): string {
  return base64url.encode(`${c.var.school.name}:${user.id}`)
}
