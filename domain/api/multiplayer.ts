import * as z from 'zod/mini'
import { MULTIPLAYER_ANSWERS_PER_CALL } from '../economy.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { successWith } from './success.ts'

/** `Token` opens the games site; `message` says why the pupil was refused. */
export const multiplayerTokenAnswer = z.union([
  z.object({ auth: z.literal(true), data: z.object({ Token: z.string() }) }),
  z.object({ auth: z.literal(false), message: z.string() }),
])

/** Correct answers that the games site adds to the pupil's week. */
export const multiplayerScoreRequest = z.object({
  correctAnswers: z.int().check(z.gte(0), z.lte(MULTIPLAYER_ANSWERS_PER_CALL)),
  idempotencyKey,
})

/** This week's totals. `capped`: no more Bravos this week. */
export const multiplayerScoreAnswer = successWith({
  data: z.object({ points: z.int(), bravos: z.int(), capped: z.boolean() }),
})
