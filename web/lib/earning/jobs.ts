import * as z from 'zod/mini'
import { activity, saveActivityRequest } from '../../../domain/api/activity.ts'
import { saveAnswersRequest } from '../../../domain/api/word-answers.ts'
import { createListeners } from '../listeners.ts'

const storedFields = {
  userID: z.int(),
  /** Identifies the job. The server runs it once, however often it is sent. */
  idempotencyKey: z.string().check(z.minLength(1)),
  /** ISO instant in UTC, by the browser's clock. */
  createdAt: z.iso.datetime(),
}

/** `activityLogID`: the fifth activity, if it has just counted and the pupil waits for the celebration. */
const bravoJob = z.object({
  ...storedFields,
  kind: z.literal('bravo'),
  activityLogID: z.optional(z.int()),
})
export type BravoJob = z.infer<typeof bravoJob>

/**
 * One call to the server about something a pupil did: a finished game or story, a watched video, a Bravo for
 * five counted activities, one of the three steps of a bonus, the first tries of a round, a finished lesson
 * step, or a score.
 */
export const job = z.discriminatedUnion('kind', [
  z.extend(saveActivityRequest, { ...storedFields, kind: z.literal('activity') }),
  z.extend(saveActivityRequest, { ...storedFields, kind: z.literal('video'), video: z.string() }),
  bravoJob,
  z.object({ ...storedFields, kind: z.literal('bonus'), clientID: z.string() }),
  z.object({ ...storedFields, kind: z.literal('bonus-award'), bravoCount: z.int() }),
  z.object({ ...storedFields, kind: z.literal('bonus-clear'), bravoCount: z.int() }),
  z.extend(saveAnswersRequest, { ...storedFields, kind: z.literal('answers') }),
  z.object({ ...storedFields, kind: z.literal('lesson-step'), code: z.string(), step: z.string() }),
  z.object({ ...storedFields, kind: z.literal('score'), clientID: z.string(), score: z.int() }),
])
export type Job = z.infer<typeof job>

/** A job that is not in the queue yet. */
export type NewJob = Without<Job, 'idempotencyKey' | 'createdAt'>

const key = z.string()

/**
 * Outcome of a job, broadcast to every tab:
 * - `counted`: the activity counts; `count` is the pupil's total of the week.
 * - `held`: the teacher decides whether the activity counts.
 * - `watched`: the video did not complete three in a row, or its page had already counted this week.
 * - `remembered`: the new strengths of words.
 * - `earned`: Bravos were given.
 * - `delayed`: the job waits for a better network. `isKept` is false if the job is lost when the page closes.
 * - `signedOut`: the job waits for the pupil's next sign-in.
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

/** An outcome without the key of its job. */
export type JobOutcome = Without<EarningNews, 'key' | 'isKept'>

type Without<Each, Names extends PropertyKey> = Each extends unknown ? Omit<Each, Names> : never

const { subscribe, notify } = createListeners<[pupilID: number | null, clientID: string]>()

/**
 * Notifies listeners that a game, a story or a video of a page was finished, whether or not it counts. The id
 * is null for visitors and administrators.
 */
export const notifyFinished = notify

export const onFinished = subscribe
