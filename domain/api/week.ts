import * as z from 'zod/mini'
import { checkPhases } from '../learning/check.ts'
import { activity } from './activity.ts'
import { successWith } from './success.ts'
import { student } from './user.ts'

const count = z.int()
const day = z.iso.date()

/** A pupil's activity in a week. */
const weekPupil = z.extend(student, {
  /** Counted activities, and how many of them were missions and games. */
  counted: count,
  missions: count,
  games: count,
  /** Bravos given in the week for any reason. */
  bravos: count,
  /** When the pupil last opened a page, in any week; null if no trace is kept. */
  lastSeen: z.nullable(z.iso.datetime()),
  /** Words grown in the week, as class goals count them; null if the answers of that week were deleted. */
  words: z.nullable(count),
  /** French words with which the pupil needs help now; null for past weeks. */
  helpWith: z.nullable(z.array(z.string())),
})
export type WeekPupil = z.infer<typeof weekPupil>

/** The enabled pupils of a class, by name, in the week of the Sunday `week`. */
export const weekAnswer = successWith({ week: day, data: z.array(weekPupil) })

/** A pupil's counted activities in a week, newest first. */
export const pupilWeekAnswer = successWith({ week: day, data: z.array(activity) })

/** The first steps of a new teacher, computed from the school's data. */
export const firstSteps = z.object({
  /** A class has a teacher's name. */
  hasClass: z.boolean(),
  hasPupils: z.boolean(),
  /** A pupil has visited the site. */
  hasVisits: z.boolean(),
  /** An administrator has saved a page or a game. */
  hasOwn: z.boolean(),
  /** An administrator has given a Bravo. */
  hasGiven: z.boolean(),
})
export type FirstSteps = z.infer<typeof firstSteps>

/**
 * A class in this week: its pupils, how many of them have counted activities (`active`), and all counted
 * activities.
 */
const classWeek = z.object({ classCode: z.string(), pupils: count, active: count, counted: count })
export type ClassWeek = z.infer<typeof classWeek>

/**
 * A check that is open now. `classCode`: the key of its class, group or pupil. `taken`: number of pupils who
 * have taken it.
 */
export const openCheck = z.object({
  classCode: z.string(),
  title: z.string(),
  phase: z.enum(checkPhases),
  taken: count,
})
export type OpenCheck = z.infer<typeof openCheck>

/**
 * The data of an administrator's start page. `waiting`: undecided held activities and answers, and unanswered
 * compositions.
 */
const start = z.object({
  steps: firstSteps,
  classes: z.array(classWeek),
  waiting: z.object({ activities: count, answers: count, compositions: count }),
  checks: z.array(openCheck),
})
export type Start = z.infer<typeof start>
export const startAnswer = successWith({ week: day, ...start.shape })
