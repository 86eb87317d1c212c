import * as z from 'zod/mini'
import { FIRST_SCHOOL, schoolName } from '../school.ts'

/** Properties shared by all tokens: issuer, signature, audiences. */

export const TOKEN_ISSUER = 'mme-bravo'
export const TOKEN_ALGORITHM = 'EdDSA'
export const TOKEN_TYPE = 'JWT'

/** Lifetime of tokens by audience, in seconds. */
export const TOKEN_SECONDS = {
  api: 60 * 60,
  room: 2 * 60,
  multiplayer: 5 * 60,
  live: 2 * 60,
  bonus: 10 * 60,
  device: 400 * 24 * 60 * 60,
  passkey: 5 * 60,
} as const

/**
 * A token is valid only for its audience. `bonus` is a bonus winner's ticket, `device` identifies a browser
 * and opens no call, `passkey` is the ticket of a WebAuthn challenge, `live` opens one socket of a live game
 * or, as long as a game lasts, gets further such tokens (`domain/api/live-game.ts`).
 */
export type TokenAudience = keyof typeof TOKEN_SECONDS

/** An administrator must prove their identity again after this time before irreversible calls and exports. */
export const PROOF_LIFETIME_SECONDS = 10 * 60

/** The school whose database and room the token opens. */
const school = z._default(schoolName, FIRST_SCHOOL)
const userNumber = z.string().check(z.regex(/^[1-9]\d{0,15}$/))

/**
 * How a session began. For pupils only `card` is proof, because others may know a name or guess pictures.
 * `code` is a password with an authenticator code or a recovery code, `link` a substitute's link.
 */
const signInMethod = z.enum(['name', 'card', 'pictures', 'password', 'pin', 'code', 'passkey', 'link'])
export type SignInMethod = z.infer<typeof signInMethod>

/** True if the session has shown a second factor. A passkey verifies its holder by itself. */
export function hasSecondFactor({ by }: { by: SignInMethod }): boolean {
  return by === 'code' || by === 'passkey'
}

/** The claims of tokens for `api`, `room` and `multiplayer`. `sub` is the user id, or a substitute's number. */
export const personClaims = z.object({
  sub: userNumber,
  school,
  role: z.enum(['pupil', 'admin', 'substitute']),
  /** The user's token version at signing. Tokens of older versions are invalid. */
  tokenVersion: z.int(),
  /** How the session began; kept when refreshing. Defaults to the weakest method. */
  by: z._default(signInMethod, 'name'),
  /** The session id; kept when refreshing. */
  sid: z.optional(z.uuid()),
  /** When an administrator last proved their identity, in seconds since 1970. Absent means never. */
  provenAt: z.optional(z.int()),
  /** The code of the live game that a token for `live` is for. */
  game: z.optional(z.string()),
})
export type PersonClaims = z.infer<typeof personClaims>

/** A bonus winner's ticket. `jti` is its one-use number. */
export const bonusTicketClaims = z.object({
  sub: userNumber,
  school,
  jti: z.string().check(z.minLength(1)),
  bravoCount: z.int().check(z.gte(1), z.lte(5)),
  /** The room announces no name, because the school's leaderboard is hidden. */
  isAnonymous: z.optional(z.boolean()),
})

/**
 * A browser in which an administrator has signed in, where failed sign-ins by others do not lock them out.
 * `jti` identifies the device. Tokens of an older token version are ignored.
 */
export const deviceClaims = z.object({ sub: userNumber, school, tokenVersion: z.int(), jti: z.uuid() })
export type DeviceClaims = z.infer<typeof deviceClaims>

/** A WebAuthn challenge: its purpose and user. `sub` is 0 for a visitor. */
export const challengeClaims = z.object({
  sub: z.string(),
  school,
  purpose: z.enum(['signIn', 'prove', 'add']),
  challenge: z.string(),
})
export type ChallengeClaims = z.infer<typeof challengeClaims>
