import * as z from 'zod/mini'
import { activity, held, saveActivityRequest } from './activity.ts'
import { successWith } from './success.ts'

/** Sent when a video of the page `clientID` was watched to its end; `video` is its `id` there. */
export const videoWatchedRequest = z.extend(z.omit(saveActivityRequest, { score: true }), {
  video: z.string().check(z.minLength(1), z.maxLength(200)),
})

/**
 * `inARow`: videos watched in a row, at most 3. `data`: the activity that this video completed, or the
 * notice that it is held; null if it completed none or the page does not count (again). `count`: this
 * week's number of activities.
 */
export const videoWatchedAnswer = successWith({
  inARow: z.int(),
  data: z.nullable(z.union([activity, held])),
  count: z.int(),
})
export type VideoWatchedAnswer = z.infer<typeof videoWatchedAnswer>
