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
import type { Identity, Ticket } from './relay.ts'

/** Who the room token names, and its one-use number; null where it is not one of ours, not for the room, or expired. */
export async function readRoomToken(
  token: string,
  publicKeys: string,
): Promise<{ who: Identity; jti: string } | null> {
  const claims = z.safeParse(roomClaims, await verify(token, 'room', publicKeys))
  if (!claims.success) return null
  const { sub, school, role, tokenVersion, sid, name, avatar, classCode, jti } = claims.data
  const person = { id: Number(sub), role, displayName: name, avatarUrl: avatar, classCode }
  return { who: { school, ...person, session: tokenVersion, sid }, jti }
}

/** What the bonus ticket grants; null where it is not one of ours, not a ticket, or expired. */
export async function readTicket(ticket: string, publicKeys: string): Promise<Ticket | null> {
  const claims = z.safeParse(expiringTicket, await verify(ticket, 'bonus', publicKeys))
  if (!claims.success) return null
  const { jti, sub, school, bravoCount, isAnonymous = false, exp } = claims.data
  return { jti, school, userID: Number(sub), bravoCount, isAnonymous, expires: exp * 1000 }
}

const expiringTicket = z.extend(bonusTicketClaims, { exp: z.number() })

/** The claims of a token whose signature, issuer, audience and expiry are in order, else undefined. */
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
    // A token for several audiences is none of ours.
    return payload.aud === audience ? payload : undefined
  } catch (error) {
    // Bad public keys are a fault of the configuration, not of the token.
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSInvalid)) return undefined
    throw error
  }
}

const keySetText = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

let lastKeySet: { publicKeys: string; keys: LocalJWKSet } | null = null

/** The keys of a JWKS text, read again only where the text is another. */
function keySet(publicKeys: string): LocalJWKSet {
  if (lastKeySet?.publicKeys !== publicKeys) {
    lastKeySet = { publicKeys, keys: createLocalJWKSet(z.parse(keySetText, JSON.parse(publicKeys))) }
  }
  return lastKeySet.keys
}
