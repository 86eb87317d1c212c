import * as z from 'zod/mini'
import { successWith } from './success.ts'
import { userID } from './user.ts'

/** Calls that change several pupils. */

/** Maximum number of pupils per call. */
export const MAX_PUPILS_PER_CALL = 500

export const userIDs = z
  .array(userID)
  .check(z.minLength(1), z.maxLength(MAX_PUPILS_PER_CALL, `doit avoir au plus ${MAX_PUPILS_PER_CALL} élèves`))

/**
 * `done`: pupils changed now or by an earlier call with the same key. `refused`: users who are not pupils or
 * no longer exist.
 */
export const severalAnswer = successWith({ done: z.array(userID), refused: z.array(userID) })
export type SeveralAnswer = z.infer<typeof severalAnswer>
