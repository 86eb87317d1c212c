import * as z from 'zod/mini'
import { wordStages } from '../learning/stage.ts'
import { successWith } from './success.ts'
import { shownWord } from './words.ts'

/** A class's knowledge of words. Only for administrators. */

const count = z.int().check(z.gte(0))

/** `knownWords`: number of known words, each counted once; `needsHelpWith`: words with which the pupil needs help. */
const pupilOfClass = z.object({
  userID: z.int(),
  displayName: z.string(),
  knownWords: count,
  needsHelpWith: z.array(z.string()),
})
export type PupilOfClass = z.infer<typeof pupilOfClass>

/** How many words of a theme the pupil has met, by stage. */
const stageCounts = z.object({ new: count, fragile: count, known: count })
export type StageCounts = z.infer<typeof stageCounts>

/** A page, most met words first. `words`: its number of words; `counts`: one entry per pupil, in order. */
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

/** A pupil's stage with a word and its basis: days with a success, and first tries. */
const wordCell = z.object({ stage: z.enum(wordStages), days: count, right: count, tries: count })
export type WordCell = z.infer<typeof wordCell>

/** A word of a theme. `cells`: one entry per pupil, in order; null if the pupil has not met it. */
const themeWord = z.extend(shownWord, { cells: z.array(z.nullable(wordCell)) })
export type ThemeWord = z.infer<typeof themeWord>

export const themeWordsAnswer = successWith({
  data: z.object({
    pupils: z.array(z.object({ userID: z.int(), displayName: z.string() })),
    words: z.array(themeWord),
  }),
})
export type ThemeWordsAnswer = z.infer<typeof themeWordsAnswer>

/** First tries at words not met for `restDays` or more, by task. */
const retained = z.object({ task: z.string(), tries: count, right: count })

const band = z.object({ answers: count, predicted: z.number(), right: z.number() })

/** Evidence from the school's answers. `prediction` is null until a word of an earlier day is answered. */
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
