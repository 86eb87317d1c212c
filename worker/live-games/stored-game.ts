import * as z from 'zod/mini'
import { copiedWord } from '../../domain/api/lesson.ts'
import { livePlan } from '../../domain/live/plan.ts'

/** The JSON of the tables `live_games` and `live_results`. */

/**
 * The plan with the copied words, but without the title. `soundKeys`: for each word, the last part of its
 * hidden sound's address. `order`: for each question, the index of its word, once the game has ended.
 */
export const storedPlan = z.extend(z.omit(livePlan, { title: true, hiddenSounds: true }), {
  words: z.array(copiedWord),
  soundKeys: z._default(z.array(z.string()), []),
  order: z.optional(z.array(z.int().check(z.gte(0)))),
})
export type StoredPlan = z.infer<typeof storedPlan>

export const storedResult = z.array(z.nullable(z.boolean()))
export const storedHands = z.array(z.nullable(z.object({ right: z.int(), of: z.int() })))
