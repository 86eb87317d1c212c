import { createLocalJWKSet, errors, jwtVerify, type LocalJWKSet } from 'jose'
import * as z from 'zod/mini'
import {
  bonusTicketClaims,
  TOKEN_ALGORITHM,
  TOKEN_ISSUER,
  TOKEN_TYPE,
  type TokenAudience,
} from '../domain/api/token.ts'
import { roomClaims } from '../domain/events.ts'
import { type LiveEntry, liveClaims } from '../domain/live/token.ts'
import { substituteActorID } from '../domain/substitute.ts'
import type { Identity, Ticket } from './relay.ts'

/** The identity and one-use number of a room token; null if it is forged, expired or for another audience. */
export async function readRoomToken(
  token: string,
  publicKeys: string,
): Promise<{ who: Identity; jti: string } | null> {
  const claims = z.safeParse(roomClaims, await verify(token, 'room', publicKeys))
  if (!claims.success) return null
  const { sub, school, role, tokenVersion, sid, name, avatar, classCode, scope, until, jti, iat } =
    claims.data
  const id = role === 'substitute' ? substituteActorID(Number(sub)) : Number(sub)
  const person = { id, role, displayName: name, avatarUrl: avatar, classCode, scope, until }
  return { who: { school, ...person, session: tokenVersion, issued: iat, sid }, jti }
}

/** The user and game of a live-game token; null if it is forged, expired or for another audience. */
export async function readLiveToken(token: string, publicKeys: string): Promise<LiveEntry | null> {
  const claims = z.safeParse(liveClaims, await verify(token, 'live', publicKeys))
  if (!claims.success) return null
  const { sub, school, game: code, isHost, jti, tokenVersion, sid, iat } = claims.data
  return { school, code, userID: Number(sub), isHost, jti, session: tokenVersion, sid, issued: iat }
}

/** The contents of a bonus ticket; null if it is forged, expired or for another audience. */
export async function readTicket(ticket: string, publicKeys: string): Promise<Ticket | null> {
  const claims = z.safeParse(expiringTicket, await verify(ticket, 'bonus', publicKeys))
  if (!claims.success) return null
  const { jti, sub, school, bravoCount, isAnonymous = false, exp } = claims.data
  return { jti, school, userID: Number(sub), bravoCount, isAnonymous, expires: exp * 1000 }
}

const expiringTicket = z.extend(bonusTicketClaims, { exp: z.number() })

/** The claims of a token with a valid signature, issuer, audience and expiry, else undefined. */
async function verify(token: string, audience: TokenAudience, publicKeys: string): Promise<unknown> {
  const keys = keySet(publicKeys)
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience,
      typ: TOKEN_TYPE,
      requiredClaims: ['sub', 'exp'],
    })
    // Tokens for several audiences are refused.
    return payload.aud === audience ? payload : undefined
  } catch (error) {
    // Invalid public keys are a configuration error, not a bad token.
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSInvalid)) return undefined
    throw error
  }
}

const keySetText = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

let lastKeySet: { publicKeys: string; keys: LocalJWKSet } | null = null

/** Caches the parsed keys of the last JWKS text. */
function keySet(publicKeys: string): LocalJWKSet {
  if (lastKeySet?.publicKeys !== publicKeys) {
    lastKeySet = { publicKeys, keys: createLocalJWKSet(z.parse(keySetText, JSON.parse(publicKeys))) }
  }
  return lastKeySet.keys
}
