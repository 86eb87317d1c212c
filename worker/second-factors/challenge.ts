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
 * Creates a WebAuthn challenge and a signed ticket that contains it, so that nothing has to be stored.
 * @param userID the user who must answer it; 0 for any
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

/** The challenge in a ticket. Null if the ticket is invalid, expired, or for another purpose, user or school. */
export async function readChallenge(
  c: Context<AppEnv>,
  ticket: string,
  purpose: Purpose,
  userID = 0,
): Promise<string | null> {
  const keys = await openKeys(c.var.variables)
  const payload = await verifyToken(keys, 'passkey', ticket, c.var.now).catch(() => null)
  const claims = z.safeParse(challengeClaims, payload).data
  const isMatching =
    claims?.purpose === purpose && claims.sub === String(userID) && claims.school === c.var.school.name
  return isMatching ? claims.challenge : null
}

/** Marks the challenge as used. @returns false if it was used before */
export async function consumeChallenge(
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
