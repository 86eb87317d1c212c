import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import {
  type DeviceClaims,
  deviceClaims,
  type PersonClaims,
  personClaims,
  TOKEN_ALGORITHM,
  TOKEN_ISSUER,
  TOKEN_SECONDS,
  TOKEN_TYPE,
  type TokenAudience,
} from '../../domain/api/token.ts'
import { Refusal } from '../http/refusal.ts'
import type { Keys } from './keys.ts'

/** Claims of every token: `sub` is the user's id, `school` the school's name. */
export type TokenClaims = JWTPayload & { sub: string; school: string }

export interface SignedToken {
  token: string
  /** The instant from which the token is refused. */
  expiry: Date
}

/**
 * Signs `claims` for one audience. The token lasts as long as the audience allows or `seconds`, at most until
 * `end`.
 */
export async function signToken(
  keys: Keys,
  audience: TokenAudience,
  claims: TokenClaims,
  now: Date,
  end?: Date,
  seconds: number = TOKEN_SECONDS[audience],
): Promise<SignedToken> {
  const issued = Math.floor(now.getTime() / 1000)
  const maxExpiry = issued + seconds
  const expires = end ? Math.min(maxExpiry, end.getTime() / 1000) : maxExpiry
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid: keys.signing.kid, typ: TOKEN_TYPE })
    .setIssuer(TOKEN_ISSUER)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(keys.signing.key)
  return { token, expiry: new Date(expires * 1000) }
}

/** The claims of a person's token for one of the audiences. @throws {Refusal} 401 for any other token */
export async function verifyPerson(
  keys: Keys,
  audience: TokenAudience | TokenAudience[],
  token: string,
  now: Date,
): Promise<PersonClaims> {
  const payload = await verifyToken(keys, audience, token, now).catch((error: unknown) => {
    throw error instanceof errors.JWTExpired ? new Refusal('sessionEnded') : new Refusal('badToken')
  })
  const claims = z.safeParse(personClaims, payload)
  if (!claims.success) throw new Refusal('badToken')
  return claims.data
}

/** The claims of a device token; null for any other token. */
export async function readDevice(keys: Keys, token: string, now: Date): Promise<DeviceClaims | null> {
  const payload = await verifyToken(keys, 'device', token, now).catch(() => null)
  return z.safeParse(deviceClaims, payload).data ?? null
}

/** The claims of a token of the audience. @throws {errors.JOSEError} for any other token */
export async function verifyToken(
  keys: Keys,
  audience: TokenAudience | TokenAudience[],
  token: string,
  now: Date,
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, keys.verifying, {
    algorithms: [TOKEN_ALGORITHM],
    issuer: TOKEN_ISSUER,
    audience,
    typ: TOKEN_TYPE,
    requiredClaims: ['iss', 'aud', 'exp', 'sub'],
    currentDate: now,
  })
  return payload
}
