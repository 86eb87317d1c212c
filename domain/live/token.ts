import * as z from 'zod/mini'
import { schoolName } from '../school.ts'

/** The claims of the token that opens one socket of a live game. `jti` is its one-use number. */
export const liveClaims = z.object({
  sub: z.string().check(z.regex(/^-?\d{1,16}$/)),
  school: schoolName,
  game: z.string().check(z.minLength(1), z.maxLength(20)),
  isHost: z.boolean(),
  jti: z.string().check(z.minLength(1), z.maxLength(64)),
  /** The session that asked for the token, as in `personClaims`. */
  tokenVersion: z.int(),
  sid: z.optional(z.uuid()),
  iat: z.int(),
})

/** The verified facts about a socket request to a live game. */
export const liveEntry = z.object({
  school: z.string(),
  code: z.string(),
  userID: z.int(),
  isHost: z.boolean(),
  jti: z.string(),
  session: z.int(),
  sid: z.optional(z.string()),
  issued: z.int(),
})
export type LiveEntry = z.infer<typeof liveEntry>
