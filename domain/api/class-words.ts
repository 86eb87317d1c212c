import * as z from 'zod/mini'
import { wordStages } from '../learning/stage.ts'
import { successWith } from './success.ts'
import { shownWord } from './words.ts'

/** What a class knows: for administrators alone. */

const count = z.int().check(z.gte(0))

/** `needsHelpWith`: the words with which they need help; none where they need none. */
const pupilOfClass = z.object({
  userID: z.int(),
  displayName: z.string(),
  needsHelpWith: z.array(z.string()),
})
export type PupilOfClass = z.infer<typeof pupilOfClass>

/** How many words of a theme a pupil has met, by how far they are with them. */
const stageCounts = z.object({ new: count, fragile: count, known: count })
export type StageCounts = z.infer<typeof stageCounts>

/** A page of words that somebody of the class has met; those of which most was met come first. `words`: how many it has; `counts`: in the order of the pupils. */
const classTheme = z.object({
  page: z.string(),
  title: z.string(),
  words: count,
  counts: z.array(stageCounts),
})
export type ClassTheme = z.infer<typeof classTheme>

export const classWordsAnswer = successWith({
  data: z.object({ pupils: z.array(pupilOfClass), themes: z.array(classTheme) }),
})
export type ClassWordsAnswer = z.infer<typeof classWordsAnswer>

/** How far a pupil is with a word, and what that is made from: days with a success, and right first tries of all. */
const wordCell = z.object({ stage: z.enum(wordStages), days: count, right: count, tries: count })
export type WordCell = z.infer<typeof wordCell>

/** A word of a theme; `cells`: in the order of the pupils, null where one has not met it. */
const themeWord = z.extend(shownWord, { cells: z.array(z.nullable(wordCell)) })
export type ThemeWord = z.infer<typeof themeWord>

export const themeWordsAnswer = successWith({
  data: z.object({
    pupils: z.array(z.object({ userID: z.int(), displayName: z.string() })),
    words: z.array(themeWord),
  }),
})
export type ThemeWordsAnswer = z.infer<typeof themeWordsAnswer>

/** First tries at words that were not met for `restDays` or more, by what was asked. */
const retained = z.object({ task: z.string(), tries: count, right: count })

const band = z.object({ answers: count, predicted: z.number(), right: z.number() })

/** Whether it helps, by the school's own answers. `prediction`: null before there is an answer at a word of an earlier day. */
export const evidenceAnswer = successWith({
  data: z.object({
    retained: z.array(retained),
    prediction: z.nullable(
      z.object({
        answers: count,
        right: count,
        logLoss: z.number(),
        constantLogLoss: z.number(),
        bands: z.array(band),
      }),
    ),
  }),
})
export type EvidenceAnswer = z.infer<typeof evidenceAnswer>
