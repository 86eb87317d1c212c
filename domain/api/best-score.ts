import * as z from 'zod/mini'
import { successWith } from './success.ts'

/** Far more than any game gives. */
const score = z.int().check(z.gte(0), z.lte(1_000_000))

export const saveScoreRequest = z.object({ score })

/** `score`: the caller's best at the game, or null before the first. */
export const bestScoreAnswer = successWith({ score: z.nullable(score) })
