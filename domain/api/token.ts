import * as z from 'zod/mini'
import { FIRST_SCHOOL, schoolName } from '../school.ts'

/** What the tokens have in common: who makes them, how they are signed, whom they are for. */

export const TOKEN_ISSUER = 'mme-bravo'
export const TOKEN_ALGORITHM = 'EdDSA'
export const TOKEN_TYPE = 'JWT'

/** A token opens what its audience names and nothing else; `bonus` is the ticket of a bonus's winner. */
export type TokenAudience = 'api' | 'room' | 'multiplayer' | 'bonus'

/** How long each lasts, in seconds. */
export const TOKEN_SECONDS = { api: 60 * 60, room: 2 * 60, multiplayer: 5 * 60, bonus: 10 * 60 } as const

/** Whose database and room it opens. */
const school = z._default(schoolName, FIRST_SCHOOL)
const userNumber = z.string().check(z.regex(/^[1-9]\d{0,15}$/))

/** How a session begins. Of a pupil's only the card is a proof: others may know the name, and guess the pictures. */
const beginning = z.enum(['name', 'card', 'pictures', 'password', 'pin'])
export type Beginning = z.infer<typeof beginning>

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
