import * as z from 'zod/mini'
import { listOf } from './success.ts'
import { userID } from './user.ts'

/** A pupil's visit to a page. For a game record, `clientID` is the record's own key. */
export const trace = z.object({
  traceID: z.int(),
  userID,
  displayName: z.string(),
  clientID: z.string(),
  date: z.iso.datetime(),
})
export type Trace = z.infer<typeof trace>

/** One page of 20 of a day's visits, newest first; `total` counts all. */
export const tracesAnswer = listOf(trace)
