import * as z from 'zod/mini'
import { activity, saveActivityRequest } from '../../../domain/api/activity.ts'
import { saveAnswersRequest } from '../../../domain/api/word-answers.ts'

const kept = {
  userID: z.int(),
  /** Tells the job from all others, and lets the server do it once, however often it is sent. */
  idempotencyKey: z.string().check(z.minLength(1)),
  /** ISO instant in UTC, by the browser's clock. */
  createdAt: z.iso.datetime(),
}

/**
 * One call to the server about what a pupil has earned: a game or story that was finished, a video that was watched to its end, a
 * Bravo for five counted activities, the bonus of a page in its three steps; and what a round's first tries told of words; a step of a lesson.
 */
export const job = z.discriminatedUnion('kind', [
  z.extend(saveActivityRequest, { ...kept, kind: z.literal('activity') }),
  z.extend(saveActivityRequest, { ...kept, kind: z.literal('video'), video: z.string() }),
  /** `isJustEarned`: the fifth activity has just counted, and the pupil waits for the cheer. */
  z.object({ ...kept, kind: z.literal('bravo'), isJustEarned: z.boolean() }),
  z.object({ ...kept, kind: z.literal('bonus'), clientID: z.string() }),
  z.object({ ...kept, kind: z.literal('bonus-award'), bravoCount: z.int() }),
  z.object({ ...kept, kind: z.literal('bonus-clear'), bravoCount: z.int() }),
  z.extend(saveAnswersRequest, { ...kept, kind: z.literal('answers') }),
  z.object({ ...kept, kind: z.literal('lesson-step'), code: z.string(), step: z.string() }),
])
export type Job = z.infer<typeof job>

/** A job before the queue has kept it. */
export type NewJob = Without<Job, 'idempotencyKey' | 'createdAt'>

const key = z.string()

/**
 * What became of the job with this key, told in every tab. `held`: the activity is kept for the teacher, who says whether it counts; `watched`: a video that did
 * not complete three in a row, or not for the first time this week; `remembered`: how strong words have become; `earned`: Bravos were given; `done`: nothing to tell; `delayed`: it waits in the
 * browser for a better network, where it is not kept only as long as the page is open; `signedOut`: it waits for the
 * pupil's next sign-in.
 */
export const earningNews = z.discriminatedUnion('status', [
  z.object({ key, status: z.literal('counted'), activity, count: z.int() }),
  z.object({ key, status: z.literal('held') }),
  z.object({ key, status: z.literal('watched'), inARow: z.int() }),
  z.object({
    key,
    status: z.literal('remembered'),
    memories: z.array(z.object({ word: z.string(), strength: z.int(), before: z.int() })),
  }),
  z.object({ key, status: z.literal('earned'), isToCheer: z.boolean() }),
  z.object({ key, status: z.literal('bonusOver') }),
  z.object({ key, status: z.literal('done') }),
  z.object({ key, status: z.literal('refused'), message: z.string(), english: z.optional(z.string()) }),
  z.object({ key, status: z.literal('delayed'), isKept: z.boolean() }),
  z.object({ key, status: z.literal('signedOut') }),
])
export type EarningNews = z.infer<typeof earningNews>

/** News without the key of its job. */
export type Told = Without<EarningNews, 'key' | 'isKept'>

type Without<Each, Names extends PropertyKey> = Each extends unknown ? Omit<Each, Names> : never
