import * as z from 'zod/mini'
import { listOf } from './success.ts'
import { userID } from './user.ts'

/** Where a pupil went. `clientID` is the game record's own where it was a game of a record. */
export const trace = z.object({
  traceID: z.int(),
  userID,
  displayName: z.string(),
  clientID: z.string(),
  date: z.iso.datetime(),
})
export type Trace = z.infer<typeof trace>

/** A page of 20 of a day's, newest first; `total` counts all pages. */
export const tracesAnswer = listOf(trace)
