import * as z from 'zod/mini'
import { neededKey } from './idempotency-key.ts'
import { readableName } from './name.ts'
import { listOf, successWith } from './success.ts'

/** Compositions: sentences that a pupil sends to the teacher, who answers with a sticker and a sentence. */

export const MAX_SENTENCES = 3
export const MAX_SENTENCE_LENGTH = 120
/** Maximum number of a pupil's compositions that wait for an answer, and of those sent within seven days. */
export const COMPOSITION_LIMITS = { waiting: 5, week: 20 } as const

/** Stickers for the teacher's answer. */
export const answerStickers = ['star', 'heart', 'owl'] as const
export type AnswerSticker = (typeof answerStickers)[number]

const sentence = readableName.check(
  z.minLength(1),
  z.maxLength(MAX_SENTENCE_LENGTH, `doit avoir au plus ${MAX_SENTENCE_LENGTH} caractères`),
)
export const sentences = z
  .array(sentence)
  .check(
    z.minLength(1, 'doit avoir une phrase'),
    z.maxLength(MAX_SENTENCES, `doit avoir au plus ${MAX_SENTENCES} phrases`),
  )

export const composition = z.object({
  compositionID: z.int(),
  /** The pupil who wrote it. */
  userID: z.int(),
  sentences: z.array(z.string()),
  sentAt: z.iso.datetime(),
  sticker: z.nullable(z.enum(answerStickers)),
  /** The teacher's sentence. */
  answer: z.string(),
  /** Null while the composition waits for an answer. */
  answeredAt: z.nullable(z.iso.datetime()),
})
export type Composition = z.infer<typeof composition>

/** A text that is sent again, maybe with changes, has the same key. */
export const sendCompositionRequest = z.object({ sentences, idempotencyKey: neededKey })
export const compositionAnswer = successWith({ data: composition })
/** The pupil's own compositions, newest first. */
export const ownCompositionsAnswer = successWith({ data: z.array(composition) })

const pupilComposition = z.extend(composition, {
  displayName: z.string(),
  classCode: z.string(),
})
export type PupilComposition = z.infer<typeof pupilComposition>

/** Compositions of all pupils: unanswered ones first, then newest first. */
export const compositionsAnswer = listOf(pupilComposition)

/**
 * `answeredAt`, `sentAt`: the values that were read, so that an answer given in the meantime is not replaced, and
 * no answer is given to a text that has changed. Earlier versions of the site send no `sentAt`.
 */
export const answerCompositionRequest = z.object({
  sticker: z.enum(answerStickers),
  answer: sentence,
  answeredAt: composition.shape.answeredAt,
  sentAt: z.optional(composition.shape.sentAt),
})
export type AnswerCompositionRequest = z.infer<typeof answerCompositionRequest>
