import * as z from 'zod/mini'
import { FIRST_SCHOOL, schoolName } from '../school.ts'

/** What the tokens have in common: who makes them, how they are signed, whom they are for. */

export const TOKEN_ISSUER = 'mme-bravo'
export const TOKEN_ALGORITHM = 'EdDSA'
export const TOKEN_TYPE = 'JWT'

/** How long the tokens of each audience last, in seconds. */
export const TOKEN_SECONDS = {
  api: 60 * 60,
  room: 2 * 60,
  multiplayer: 5 * 60,
  bonus: 10 * 60,
  device: 400 * 24 * 60 * 60,
  passkey: 5 * 60,
} as const

/**
 * A token opens what its audience names and nothing else; `bonus` is the ticket of a bonus's winner, `device` opens nothing, `passkey` is the
 * ticket of a WebAuthn challenge.
 */
export type TokenAudience = keyof typeof TOKEN_SECONDS

/** An administrator's proof of who they are is asked again after this, before what cannot be undone or leaves the school. */
export const PROOF_SECONDS = 10 * 60

/** Whose database and room it opens. */
const school = z._default(schoolName, FIRST_SCHOOL)
const userNumber = z.string().check(z.regex(/^[1-9]\d{0,15}$/))

/**
 * How a session begins. Of a pupil's only the card is a proof: others may know the name, and guess the pictures. `code` is a password with a
 * code of the authenticator app or a recovery code.
 */
const beginning = z.enum(['name', 'card', 'pictures', 'password', 'pin', 'code', 'passkey'])
export type Beginning = z.infer<typeof beginning>

/** Whether a session has shown a second factor; a passkey checks its holder by itself. */
export function hasSecondFactor({ by }: { by: Beginning }): boolean {
  return by === 'code' || by === 'passkey'
}

/** Who a token of the audiences `api`, `room` and `multiplayer` names. `sub` is the user id. */
export const personClaims = z.object({
  sub: userNumber,
  school,
  role: z.enum(['pupil', 'admin']),
  /** The user's token version when it was signed: a token of an older version opens nothing. */
  tokenVersion: z.int(),
  /** How the session began, however often it was refreshed. A token that says nothing of it counts as the least. */
  by: z._default(beginning, 'name'),
  /** Which session it is, however often it was refreshed. */
  sid: z.optional(z.uuid()),
  /** When an administrator last proved who they are, in seconds since 1970. A token that does not say counts as never. */
  provenAt: z.optional(z.int()),
})
export type PersonClaims = z.infer<typeof personClaims>

/** The claim of a bonus's winner. `jti` is its one-use number. */
export const bonusTicketClaims = z.object({
  sub: userNumber,
  school,
  jti: z.string().check(z.minLength(1)),
  bravoCount: z.int().check(z.gte(1), z.lte(5)),
  /** The room names no winner: the school's leaderboard is hidden. */
  isAnonymous: z.optional(z.boolean()),
})

/**
 * A device in which an administrator has signed in: there the failures of others do not refuse them. `jti` is the device; a
 * token of an older token version is worth nothing.
 */
export const deviceClaims = z.object({ sub: userNumber, school, tokenVersion: z.int(), jti: z.uuid() })
export type DeviceClaims = z.infer<typeof deviceClaims>

/** The claims of a WebAuthn challenge: for what and for whom it is. `sub` is 0 for a visitor. */
export const challengeClaims = z.object({
  sub: z.string(),
  school,
  purpose: z.enum(['signIn', 'prove', 'add']),
  challenge: z.string(),
})
export type ChallengeClaims = z.infer<typeof challengeClaims>
