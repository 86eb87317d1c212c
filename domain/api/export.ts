import * as z from 'zod/mini'
import { heldDecisions } from '../economy.ts'
import { heldAnswerDecisions, heldAnswerReasons } from '../learning/held-answers.ts'
import { keptMemory } from '../learning/memory.ts'
import { account } from './account.ts'
import { activity } from './activity.ts'
import { changes } from './admin-action.ts'
import { bravo } from './bravo.ts'
import { secret } from './secret-pictures.ts'

const instant = z.iso.datetime()

/**
 * All that is kept of one user, oldest first; of a password only that there is one, and so of a PIN and of
 * secret pictures where no administrator asks: a pupil's own session must not tell them.
 */
export const userExport = z.object({
  exported: instant,
  user: z.extend(account, {
    hasPassword: z.boolean(),
    hasPin: z.boolean(),
    secretPictures: z.nullable(secret),
    hasSecretPictures: z.boolean(),
  }),
  /** The second factors of an administrator, without their secrets. */
  authenticators: z.array(z.object({ createdAt: instant, confirmedAt: z.nullable(instant) })),
  passkeys: z.array(z.object({ name: z.string(), createdAt: instant, lastUsedAt: z.nullable(instant) })),
  whitelist: z.array(z.object({ clientID: z.string() })),
  activities: z.array(activity),
  /** Those that came faster than is plausible, and what the teacher said of them. */
  heldActivities: z.array(
    z.object({
      week: z.string(),
      clientID: z.string(),
      description: z.string(),
      activityDate: instant,
      decision: z.nullable(z.enum(heldDecisions)),
      decidedAt: z.nullable(instant),
    }),
  ),
  /** Of past school years only how many counted in a month. */
  activityTotals: z.array(z.object({ month: z.string(), count: z.int() })),
  /** The answers kept for calls that come twice. */
  activityAnswers: z.array(
    z.object({
      idempotencyKey: z.string(),
      activityLogID: z.nullable(z.int()),
      count: z.int(),
      refusal: z.nullable(z.string()),
      createdAt: instant,
    }),
  ),
  bravos: z.array(
    z.extend(bravo, {
      week: z.string(),
      takenBackAt: z.nullable(z.iso.datetime()),
      takenBackReason: z.nullable(z.string()),
    }),
  ),
  /** The weeks of former school years with a sticker of the owl, and how many missions were done in each. */
  stickers: z.array(z.object({ week: z.string(), missions: z.int() })),
  bravoCounts: z.array(z.object({ month: z.string(), count: z.int() })),
  bonuses: z.array(
    z.object({
      clientID: z.string(),
      bravoCount: z.int(),
      activityCount: z.int(),
      claimedAt: instant,
      awardedAt: z.nullable(instant),
      clearedAt: z.nullable(instant),
    }),
  ),
  /** The first tries at words that were sent, for a time one by one, and what each batch was answered. */
  answerBatches: z.array(
    z.object({
      idempotencyKey: z.string(),
      receivedAt: instant,
      answers: z.array(z.unknown()),
      answer: z.unknown(),
    }),
  ),
  /** Answers that came too fast or too late to be accepted without an administrator, and what was decided. */
  heldAnswers: z.array(
    z.object({
      idempotencyKey: z.string(),
      reason: z.enum(heldAnswerReasons),
      receivedAt: instant,
      answers: z.array(z.unknown()),
      decision: z.nullable(z.enum(heldAnswerDecisions)),
      decidedAt: z.nullable(instant),
    }),
  ),
  /** The words of the missions of the last days, as they were dealt. */
  dealtMissions: z.array(z.object({ day: z.string(), words: z.array(z.unknown()) })),
  /** What is remembered of words; `kept`: what it is made from. */
  wordMemories: z.array(
    z.object({
      word: z.string(),
      strength: z.int(),
      days: z.int(),
      due: z.nullable(z.string()),
      firstSeen: instant,
      lastSeen: instant,
      right: z.int(),
      tries: z.int(),
      kept: keptMemory,
    }),
  ),
  /** The steps of lessons that the pupil has done. */
  lessonSteps: z.array(z.object({ code: z.string(), clientID: z.string(), doneAt: instant })),
  /** How many words were right in the checks before and after a theme. */
  checkResults: z.array(z.object({ checkID: z.int(), phase: z.string(), right: z.int(), takenAt: instant })),
  multiplayerScores: z.array(z.object({ week: z.string(), correctAnswers: z.int() })),
  videos: z.array(z.object({ clientID: z.string(), video: z.string(), watchedAt: instant })),
  traces: z.array(z.object({ clientID: z.string(), date: instant })),
  /** Of an administrator: the pages that stand as they were saved, and those of before. */
  pages: z.array(z.object({ clientID: z.string(), updated: instant })),
  pageVersions: z.array(z.object({ clientID: z.string(), updated: instant })),
  /** By the last list of pupils: who the account was before, `null` where the list made it. */
  imports: z.array(
    z.object({
      importedAt: instant,
      former: z.nullable(
        z.object({
          userName: z.string(),
          displayName: z.string(),
          classCode: z.string(),
          pin: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** What administrators did with the account or record; `isOwn`: what the user did as an administrator. */
  adminActions: z.array(
    z.object({ at: instant, call: z.string(), target: z.string(), changes, isOwn: z.boolean() }),
  ),
  /** Wrong PINs and failed sign-ins by the user's name. */
  attempts: z.array(z.object({ subject: z.string(), at: instant })),
})
export type UserExport = z.infer<typeof userExport>
