import * as z from 'zod/mini'
import { audienceKey } from '../audience.ts'
import { askedTasks } from '../learning/asked-word.ts'
import { liveGameModes } from '../live/messages.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { copiedWord } from './lesson.ts'
import { readableName } from './name.ts'
import { ownFiles } from './own-files.ts'
import { successWith } from './success.ts'

/** Live games: a class answers the same questions at the same time. */

export const MIN_QUESTIONS = 5
export const MAX_QUESTIONS = 30
export const thinkSeconds = [0, 20, 40] as const

export const newLiveGameRequest = z
  .object({
    title: readableName.check(z.minLength(1), z.maxLength(80, 'doit avoir au plus 80 caractères')),
    words: z
      .array(copiedWord)
      .check(
        z.minLength(2, 'doivent être au moins deux'),
        z.maxLength(MAX_QUESTIONS, `doivent être au plus ${MAX_QUESTIONS}`),
      ),
    /** Audience keys: classes, groups and single pupils. */
    classCodes: z.array(audienceKey).check(z.minLength(1), z.maxLength(30)),
    way: z.enum(liveGameModes),
    tasks: z.array(z.enum(askedTasks)).check(z.minLength(1, 'doivent être au moins une')),
    questions: z.int().check(z.gte(MIN_QUESTIONS), z.lte(MAX_QUESTIONS)),
    /** 0 for no limit. */
    thinkSeconds: z.literal([...thinkSeconds]),
    /** Whether a race shows the five names with most points. */
    showsNames: z.boolean(),
    hasTablets: z.boolean(),
    idempotencyKey,
  })
  .check(ownFiles)
export type NewLiveGame = Omit<z.infer<typeof newLiveGameRequest>, 'idempotencyKey'>

const count = z.int().check(z.gte(0))

/**
 * A game in a list. `ended`: null while it is open. For a pupil `classCodes` is empty, and `players` and
 * `right` are 0.
 */
const liveGame = z.object({
  code: z.string(),
  title: z.string(),
  way: z.enum(liveGameModes),
  classCodes: z.array(z.string()),
  created: z.iso.datetime(),
  ended: z.nullable(z.iso.datetime()),
  players: count,
  /** Right answers, and all answers. */
  right: count,
  answers: count,
})
export type LiveGame = z.infer<typeof liveGame>

/** All games of the teacher's classes, newest first; for a pupil the open ones that the pupil may join. */
export const liveGamesAnswer = successWith({ data: z.array(liveGame) })
export const liveGameAnswer = successWith({ data: liveGame })

/** An answer of a pupil. `right`: null for a question without an answer. */
const liveResult = z.object({
  userID: z.int(),
  displayName: z.string(),
  classCode: z.string(),
  answers: z.array(z.nullable(z.boolean())),
})

/**
 * `words`: in the order of the questions. `hands`: counted hands per question, in games without tablets.
 * `pupils` and `hands` are empty until the game has ended and is saved.
 */
export const liveResultsAnswer = successWith({
  data: z.object({
    game: liveGame,
    words: z.array(copiedWord),
    pupils: z.array(liveResult),
    hands: z.array(z.nullable(z.object({ right: count, of: count }))),
  }),
})
export type LiveResults = z.infer<typeof liveResultsAnswer>['data']

/**
 * `token` opens one socket of the game. `isHost`: for the teacher's view. `again`: a token for entering this
 * game again, for a page that otherwise has only the games site's token, which expires sooner; null for
 * substitutes.
 */
export const liveEntryAnswer = successWith({
  data: z.object({
    code: z.string(),
    title: z.string(),
    token: z.string(),
    isHost: z.boolean(),
    again: z.nullable(z.string()),
  }),
})
