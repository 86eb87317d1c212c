import * as z from 'zod/mini'
import { MAX_SUBSTITUTE_CLASSES } from '../substitute.ts'
import { cardLoginRequest, cardValue } from './card.ts'
import { successWith } from './success.ts'

/** Links with which a substitute signs in on one day: `/remplacement#lien=<link>`. */

const classCodes = z.array(z.string().check(z.maxLength(20)))

export const newSubstituteRequest = z.object({
  /** A school day. */
  day: z.iso.date('doit être un jour, comme 2026-11-20'),
  classCodes: classCodes.check(
    z.minLength(1, 'doivent être au moins une'),
    z.maxLength(MAX_SUBSTITUTE_CLASSES, `doivent être au plus ${MAX_SUBSTITUTE_CLASSES}`),
  ),
})

/** `link` is signed like a card. It works on its day until it is deleted. */
const substitute = z.object({
  substituteID: z.int(),
  day: z.string(),
  classCodes: z.array(z.string()),
  /** True if it was opened and the session has not been ended. */
  isOpen: z.boolean(),
  link: cardValue,
})
export type Substitute = z.infer<typeof substitute>

/** Those of today and later, by day. */
export const substitutesAnswer = successWith({ today: z.string(), data: z.array(substitute) })

/** A repeated request for the same day and classes returns the existing link. */
export const substituteAnswer = successWith({ data: substitute })

/** The text of a link, checked like that of a card. */
export const openSubstituteRequest = z.object({ link: cardLoginRequest.shape.card })

/** The token opens the substitute's calls until midnight. Opening the link again ends the earlier session. */
export const substituteSession = z.object({ token: z.string(), expiry: z.iso.datetime() })
export type SubstituteSession = z.infer<typeof substituteSession>

export const openSubstituteAnswer = successWith({ data: substituteSession })

/**
 * A French line to say, with its English meaning. `sound` is null if speech synthesis reads it. `said`:
 * pronunciation in English spelling; null if unknown.
 */
const line = z.object({
  french: z.string(),
  english: z.string(),
  sound: z.nullable(z.string()),
  said: z.nullable(z.string()),
})
export type PlanLine = z.infer<typeof line>

/** A step of the plan: the French title, what the pupils do in English, and French lines to say. */
const planStep = z.object({
  clientID: z.string(),
  title: z.string(),
  english: z.string(),
  lines: z.array(line),
})
export type PlanStep = z.infer<typeof planStep>

const plan = {
  steps: z.array(planStep),
  /** Phrases for any lesson. */
  phrases: z.array(line),
}

/** The plan of one lesson, for its printed sheet. */
export const lessonPlanAnswer = successWith({ data: z.object(plan) })
export type LessonPlan = z.infer<typeof lessonPlanAnswer>['data']

const dayLesson = z.object({
  code: z.string(),
  title: z.string(),
  classCodes: z.array(z.string()),
  steps: plan.steps,
  /** The steps that pupils of the classes have done. */
  done: z.array(z.object({ userID: z.int(), step: z.string() })),
})
export type DayLesson = z.infer<typeof dayLesson>

/** Data shown to a substitute: the pupils' first names, the lessons of the day and the progress in them. */
export const substituteDayAnswer = successWith({
  day: z.string(),
  classCodes: z.array(z.string()),
  pupils: z.array(z.object({ id: z.int(), firstName: z.string(), classCode: z.string() })),
  lessons: z.array(dayLesson),
  phrases: plan.phrases,
})
export type SubstituteDay = z.infer<typeof substituteDayAnswer>
