import * as z from 'zod/mini'
import { copiedWord } from '../../domain/api/lesson.ts'
import { livePlan } from '../../domain/live/plan.ts'

/** The JSON of the tables `live_games` and `live_results`. */

/**
 * The plan, with the copied words and without the title. `soundKeys`: the last part of each word's hidden
 * sound. `order`: the index of the word of each question, once the game has ended.
 */
export const storedPlan = z.extend(z.omit(livePlan, { title: true, hiddenSounds: true }), {
  words: z.array(copiedWord),
  soundKeys: z._default(z.array(z.string()), []),
  order: z.optional(z.array(z.int().check(z.gte(0)))),
})
export type StoredPlan = z.infer<typeof storedPlan>

export const storedResult = z.array(z.nullable(z.boolean()))
export const storedHands = z.array(z.nullable(z.object({ right: z.int(), of: z.int() })))
