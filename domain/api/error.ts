import * as z from 'zod/mini'
import { databaseState } from './health.ts'

/** Kinds of refusals. Only the Worker's `onError` maps them to HTTP statuses. */
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

/** `error.number` of a refusal by a school rule. For all others it is the HTTP status. */
export const SCHOOL_RULE_NUMBER = 51000

/** The shape of every error answer. */
export const errorAnswer = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.object({
    number: z.int(),
    message: z.string(),
    /** A key of `domain/refusals/codes.ts`. */
    code: z.string(),
    /** Values used in the message. */
    fields: z.record(z.string(), z.union([z.string(), z.number()])),
    /** The message in simple English, if pupils can see it. */
    english: z.optional(z.string()),
    /**
     * The individual faults: of a record as in `domain/games/deck-note.ts`, of a request with the path in
     * `field`.
     */
    faults: z.optional(z.array(z.looseObject({ code: z.string() }))),
  }),
  requestID: z.optional(z.string()),
  /** After a conflicting save: the stored value, or `null` if there is none. */
  data: z.optional(z.unknown()),
  /** Set if the database is not ready. */
  database: z.optional(databaseState),
})
export type ErrorAnswer = z.infer<typeof errorAnswer>
