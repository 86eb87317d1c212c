import * as z from 'zod/mini'
import { databaseState } from './health.ts'

/** Of what kinds refusals are; the Worker's `onError` alone knows the HTTP status of each. */
export type ErrorKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'methodNotAllowed'
  | 'schoolRule'
  | 'conflict'
  | 'tooLarge'
  | 'unsupportedType'
  | 'tooMany'
  | 'unforeseen'
  | 'unavailable'

/**
 * `error.number` of a refusal by a rule of the school (an activity or a Bravo that does not count);
 * that of all others is the HTTP status.
 */
export const SCHOOL_RULE_NUMBER = 51000

/** The one shape of every error answer, whatever its status. */
export const errorAnswer = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.object({
    number: z.int(),
    message: z.string(),
    /** Why, for programs: a key of `domain/refusals/codes.ts`. */
    code: z.string(),
    /** What the sentence says besides. */
    fields: z.record(z.string(), z.union([z.string(), z.number()])),
    /** The sentence in simple English, where pupils meet it. */
    english: z.optional(z.string()),
    /**
     * What is wrong with what was sent, one by one, for programs: of a record as `domain/games/deck-note.ts` says, of
     * the fields of a call with `field`, its path.
     */
    faults: z.optional(z.array(z.looseObject({ code: z.string() }))),
  }),
  requestID: z.optional(z.string()),
  /** Of a save that came too late: what is stored, `null` where nothing is. */
  data: z.optional(z.unknown()),
  /** Why nothing of the school is served yet. */
  database: z.optional(databaseState),
})
export type ErrorAnswer = z.infer<typeof errorAnswer>
