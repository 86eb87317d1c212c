import type { Context } from 'hono'
import { base64url } from 'jose'
import * as z from 'zod/mini'
import { type ChallengeClaims, challengeClaims } from '../../domain/api/token.ts'
import { type Keys, openKeys } from '../auth/keys.ts'
import { signToken, verifyToken } from '../auth/token.ts'
import { usedChallenges } from '../db/schema.ts'
import type { AppEnv } from '../http/context.ts'

type Purpose = ChallengeClaims['purpose']

/**
 * A new WebAuthn challenge, with the signed ticket that brings it back: so asking for one writes nothing.
 * @param userID whose answer it asks for; nobody's for a visitor
 */
export async function openChallenge(
  c: Context<AppEnv>,
  purpose: Purpose,
  userID = 0,
): Promise<{ challenge: string; ticket: string }> {
  const challenge = base64url.encode(crypto.getRandomValues(new Uint8Array(32)))
  const claims = { sub: String(userID), school: c.var.school.name, purpose, challenge }
  return { challenge, ticket: await signChallenge(await openKeys(c.var.variables), claims, c.var.now) }
}

export async function signChallenge(keys: Keys, claims: ChallengeClaims, now: Date): Promise<string> {
  return (await signToken(keys, 'passkey', claims, now)).token
}

/** The challenge of a ticket; null where it is none, too old, or of another purpose, user or school. */
export async function readChallenge(
  c: Context<AppEnv>,
  ticket: string,
  purpose: Purpose,
  userID = 0,
): Promise<string | null> {
  const keys = await openKeys(c.var.variables)
  const payload = await verifyToken(keys, 'passkey', ticket, c.var.now).catch(() => null)
  const claims = z.safeParse(challengeClaims, payload).data
  const isAsked =
    claims?.purpose === purpose && claims.sub === String(userID) && claims.school === c.var.school.name
  return isAsked ? claims.challenge : null
}

/** Takes the challenge, which opens once: false where it was answered before. */
export async function takeChallenge(
  { var: { db, now } }: Context<AppEnv>,
  challenge: string,
): Promise<boolean> {
  const taken = await db
    .insert(usedChallenges)
    .values({ challenge, usedAt: now.toISOString() })
    .onConflictDoNothing()
    .returning({ challenge: usedChallenges.challenge })
  return taken.length > 0
}
