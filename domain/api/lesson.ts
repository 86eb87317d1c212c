import * as z from 'zod/mini'
import { audienceKey } from '../audience.ts'
import { MAX_WORD_LENGTH } from '../learning/asked-word.ts'
import { daysFault, MAX_STEPS, MAX_WORDS_PER_STEP, normalizeCode, ownStepKind } from '../lesson.ts'
import { PUPIL_SOURCE } from '../paper/paper-path.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { nameUpTo } from './name.ts'
import { ownFiles } from './own-files.ts'
import { successWith } from './success.ts'
import { visibleText } from './text.ts'
import { shownWord } from './words.ts'

/** A lesson code as typed or linked. Invalid codes pass and are not found. */
export const typedCode = z.pipe(z.string().check(z.maxLength(40)), z.transform(normalizeCode))

/** The key of a page, a game, the mission, of words (`words:1`) or of a sheet (`sheet:1`). */
const clientID = z.string().check(z.minLength(1), z.maxLength(120))
const shortText = visibleText.check(z.maxLength(MAX_WORD_LENGTH))
/** A word as copied into a lesson or a live game. */
export const copiedWord = z.extend(shownWord, {
  french: shortText,
  english: shortText,
  image: z.nullable(shortText),
  sound: z.nullable(shortText),
  page: z.nullable(z.string().check(z.maxLength(120))),
  theme: shortText,
})
/** Maximum characters of a sheet's choices, which may name thirty words. */
const MAX_CHOICES_LENGTH = 3000
/**
 * The choices that reproduce a sheet, named as in its address. Must not name a pupil: the whole class can
 * read them.
 */
const sheetChoices = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
  .check(
    z.refine(
      (choices) =>
        choices.pour === undefined &&
        !String(choices.de).startsWith(PUPIL_SOURCE) &&
        JSON.stringify(choices).length <= MAX_CHOICES_LENGTH,
      "doivent être ceux d'une feuille pour toute la classe",
    ),
  )
const sheet = z.object({
  title: shortText.check(z.minLength(1)),
  image: shortText,
  choices: sheetChoices,
})
/** `words`: the words of a word step, copied when the step was made. */
export const lessonStep = z
  .object({
    clientID,
    words: z.optional(
      z
        .array(copiedWord)
        .check(
          z.minLength(1, 'doivent être au moins un'),
          z.maxLength(MAX_WORDS_PER_STEP, `doivent être au plus ${MAX_WORDS_PER_STEP}`),
        ),
    ),
    sheet: z.optional(sheet),
  })
  .check(
    z.refine(({ clientID, words, sheet }) => {
      const kind = ownStepKind(clientID)
      return (kind === 'words') === (words !== undefined) && (kind === 'sheet') === (sheet !== undefined)
    }, 'doit être une page, des mots ou une feuille'),
  )
export type LessonStep = z.infer<typeof lessonStep>
export const storedSteps = z.array(lessonStep)

const [MIN_YEAR, MAX_YEAR] = ['2000', '2199']
export const lessonDay = z.iso
  .date('doit être un jour, comme 2026-11-20')
  .check(
    z.refine(
      (text) => text >= MIN_YEAR && text.slice(0, 4) <= MAX_YEAR,
      `doit être entre ${MIN_YEAR} et ${MAX_YEAR}`,
    ),
  )

const title = nameUpTo(80)

const steps = z.array(lessonStep).check(
  z.minLength(1, 'doivent être au moins une'),
  z.maxLength(MAX_STEPS, `doivent être au plus ${MAX_STEPS}`),
  z.refine(
    (all) => new Set(all.map((each) => each.clientID)).size === all.length,
    'doivent être différentes : chacune une fois',
  ),
)

const content = {
  title,
  /** In order. */
  steps,
  /** Audience keys: classes, groups and single pupils. */
  classCodes: z.array(audienceKey).check(z.maxLength(30)),
  firstDay: lessonDay,
  lastDay: lessonDay,
  /** If true, anyone with the address may open it without signing in. */
  isOpenToVisitors: z.boolean(),
}

const hasValidDays = z.check<{ firstDay: string; lastDay: string }>((payload) => {
  // Skip this check if the days are already invalid.
  const message = payload.issues.length > 0 ? null : daysFault(payload.value)
  if (message !== null)
    payload.issues.push({ code: 'custom', message, path: ['lastDay'], input: payload.value })
})

export const newLessonRequest = z.extend(z.object(content), { idempotencyKey }).check(hasValidDays, ownFiles)
export type NewLesson = Omit<z.infer<typeof newLessonRequest>, 'idempotencyKey'>

/** `updated`: the stamp of the lesson that was read. */
export const saveLessonRequest = z
  .extend(z.object(content), { updated: z.iso.datetime() })
  .check(hasValidDays, ownFiles)

/** `classCodes` is empty unless the caller is an administrator. */
export const lesson = z.object({
  code: z.string(),
  title: z.string(),
  steps: z.array(lessonStep),
  classCodes: z.array(z.string()),
  firstDay: z.string(),
  lastDay: z.string(),
  isOpenToVisitors: z.boolean(),
  updated: z.iso.datetime(),
})
export type Lesson = z.infer<typeof lesson>

/**
 * `done`: keys of the steps that the calling pupil has done. `isMissed`: the lesson is over, and the pupil
 * did nothing in it while others did.
 */
export const ownLesson = z.extend(lesson, { done: z.array(z.string()), isMissed: z.optional(z.boolean()) })
export type OwnLesson = z.infer<typeof ownLesson>

/**
 * All lessons for administrators. For a pupil: lessons missed in the last `LATE_DAYS` days, then today's;
 * newest first.
 */
export const lessonsAnswer = successWith({ today: z.string(), data: z.array(ownLesson) })
export type LessonsAnswer = z.infer<typeof lessonsAnswer>

export const lessonAnswer = successWith({ today: z.string(), data: ownLesson })

/** The stored lesson. A conflicting save is refused with it as `data`. */
export const saveLessonAnswer = successWith({ data: lesson })
export const conflictingLesson = z.nullable(lesson)

/** `at`: completion time by the device's clock. */
export const stepDoneRequest = z.object({ step: clientID, at: z.iso.datetime() })

/** A pupil whom the lesson is for, or one who did a step. */
const pupilInLesson = z.object({
  userID: z.int(),
  displayName: z.string(),
  classCode: z.string(),
  avatarUrl: z.string(),
  done: z.array(z.object({ step: z.string(), at: z.iso.datetime() })),
})
export type PupilInLesson = z.infer<typeof pupilInLesson>

/** Sorted by class and name. */
export const lessonProgressAnswer = successWith({ data: z.array(pupilInLesson) })
