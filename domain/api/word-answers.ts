import * as z from 'zod/mini'
import { wordTasks } from '../learning/task.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { instant } from './instant.ts'
import { userID } from './user.ts'

/** Maximum number of answers per call. */
export const MAX_ANSWERS = 200

/** Maximum of `ms`, because a tablet may be put down in the middle of a question. */
export const MAX_ANSWER_MS = 3_600_000

/** A first try at a word. `options`: number of options; `ms`: time taken; `game`: the page's key. */
export const wordAnswer = z.object({
  word: z.string().check(z.minLength(1), z.maxLength(80)),
  task: z.enum(wordTasks),
  right: z.boolean(),
  options: z.nullish(z.int().check(z.gte(1), z.lte(100))),
  ms: z.nullish(z.number().check(z.gte(0), z.lte(MAX_ANSWER_MS))),
  at: instant,
  game: z.nullish(z.string().check(z.maxLength(120))),
})
export type WordAnswer = z.infer<typeof wordAnswer>

export const saveAnswersRequest = z.object({
  userID,
  answers: z.array(wordAnswer).check(z.minLength(1), z.maxLength(MAX_ANSWERS)),
  idempotencyKey,
})
