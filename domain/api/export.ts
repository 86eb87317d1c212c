import * as z from 'zod/mini'
import { heldDecisions } from '../economy.ts'
import { heldAnswerDecisions, heldAnswerReasons } from '../learning/held-answers.ts'
import { storedMemory } from '../learning/memory.ts'
import { supportList } from '../supports.ts'
import { account } from './account.ts'
import { activity } from './activity.ts'
import { changes } from './admin-action.ts'
import { bravo } from './bravo.ts'
import { composition } from './composition.ts'
import { secret } from './secret-pictures.ts'

const instant = z.iso.datetime()

/**
 * All stored data of one user, oldest first. Passwords are only reported as present or absent. So are PINs
 * and secret pictures, unless an administrator asks: a pupil's session must not reveal them.
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
  /** The groups that the pupil is in. Empty unless an administrator asks. */
  groups: z.array(z.object({ name: z.string() })),
  /** Lessons and live games (by code), goals (by kind) and checks for the pupil alone. */
  addressed: z.array(z.object({ kind: z.string(), id: z.string() })),
  /** The links for substitutes that an administrator made. */
  substitutes: z.array(z.object({ day: z.string(), classCodes: z.array(z.string()), createdAt: instant })),
  whitelist: z.array(z.object({ clientID: z.string() })),
  activities: z.array(activity),
  /** Implausibly fast activities, with the teacher's decision. */
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
  /** Monthly totals of past school years. */
  activityTotals: z.array(z.object({ month: z.string(), count: z.int() })),
  /** Answers stored for repeated calls. */
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
  /** Sticker weeks of past school years, with their number of missions. */
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
  /** The received first tries, kept for some time, and the answer to each batch. */
  answerBatches: z.array(
    z.object({
      idempotencyKey: z.string(),
      receivedAt: instant,
      answers: z.array(z.unknown()),
      answer: z.unknown(),
    }),
  ),
  /** Answers that came too fast or too late to be accepted automatically, with the decision. */
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
  /** The words of recent missions. */
  dealtMissions: z.array(z.object({ day: z.string(), words: z.array(z.unknown()) })),
  /** Word memories; `kept`: the data they are computed from. */
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
      kept: storedMemory,
    }),
  ),
  /** Completed lesson steps. */
  lessonSteps: z.array(z.object({ code: z.string(), clientID: z.string(), doneAt: instant })),
  /** Number of right words in each check, before and after the theme. */
  checkResults: z.array(z.object({ checkID: z.int(), phase: z.string(), right: z.int(), takenAt: instant })),
  /** Answers in live games, one per question; null without an answer. */
  liveResults: z.array(
    z.object({ code: z.string(), answers: z.array(z.unknown()), right: z.int(), at: instant }),
  ),
  /** Best scores of games with points. */
  bestScores: z.array(z.object({ clientID: z.string(), score: z.int(), reachedAt: instant })),
  /** The texts sent to the teacher, with her answers. */
  compositions: z.array(composition),
  multiplayerScores: z.array(z.object({ week: z.string(), correctAnswers: z.int() })),
  videos: z.array(z.object({ clientID: z.string(), video: z.string(), watchedAt: instant })),
  traces: z.array(z.object({ clientID: z.string(), date: instant })),
  /** An administrator's saved pages, current and previous. */
  pages: z.array(z.object({ clientID: z.string(), updated: instant })),
  pageVersions: z.array(z.object({ clientID: z.string(), updated: instant })),
  /** The account before the last pupil list changed it; `null` if the list created it. */
  imports: z.array(
    z.object({
      importedAt: instant,
      former: z.nullable(
        z.object({
          userName: z.string(),
          displayName: z.string(),
          classCode: z.string(),
          pin: z.nullable(z.string()),
          supports: supportList,
          grade: account.shape.grade,
          isEnabled: z.nullable(z.boolean()),
        }),
      ),
    }),
  ),
  /** Administrators' actions on the account or record; `isOwn`: the user's own administrative actions. */
  adminActions: z.array(
    z.object({ at: instant, call: z.string(), target: z.string(), changes, isOwn: z.boolean() }),
  ),
  /** Wrong PINs and failed sign-ins under the user's name. */
  attempts: z.array(z.object({ subject: z.string(), at: instant })),
})
export type UserExport = z.infer<typeof userExport>
