import * as z from 'zod/mini'
import { successWith } from './success.ts'
import { userID } from './user.ts'

/** What is done to several pupils by one call. */

/** How many one call takes. */
export const MOST_AT_ONCE = 500

export const userIDs = z
  .array(userID)
  .check(
    z.minLength(1, 'ne doit pas être vide'),
    z.maxLength(MOST_AT_ONCE, `doit avoir au plus ${MOST_AT_ONCE} élèves`),
  )

/**
 * `done`: those for whom it is so now, whether by this call or by the same one before. `refused`: those who are no pupils, or are gone;
 * nothing was done for them.
 */
export const severalAnswer = successWith({ done: z.array(userID), refused: z.array(userID) })
export type SeveralAnswer = z.infer<typeof severalAnswer>
