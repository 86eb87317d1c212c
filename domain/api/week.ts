import * as z from 'zod/mini'
import { checkPhases } from '../learning/check.ts'
import { activity } from './activity.ts'
import { successWith } from './success.ts'
import { student } from './user.ts'

const count = z.int()
const day = z.iso.date()

/** What a pupil did in a week. */
const weekPupil = z.extend(student, {
  /** Counted activities, and how many of them were missions or games. */
  counted: count,
  missions: count,
  games: count,
  /** Bravos that were given in the week, whatever for. */
  bravos: count,
  /** When they last opened a page, in whatever week; null where nothing is kept of it. */
  lastSeen: z.nullable(z.iso.datetime()),
  /** Words that have grown in the week, as the goal of a class counts them; null where its answers are kept no longer. */
  words: z.nullable(count),
  /** The words with which they need help now, in French; null of a week that is over. */
  helpWith: z.nullable(z.array(z.string())),
})
export type WeekPupil = z.infer<typeof weekPupil>

/** The enabled pupils of a class, by name, in the week that begins on the Sunday `week`. */
export const weekAnswer = successWith({ week: day, data: z.array(weekPupil) })

/** What counted for a pupil in a week, newest first. */
export const pupilWeekAnswer = successWith({ week: day, data: z.array(activity) })

/** The first steps of a new teacher, each told from what the school has. */
export const firstSteps = z.object({
  /** A class has a teacher's name. */
  hasClass: z.boolean(),
  hasPupils: z.boolean(),
  /** A pupil has been here. */
  hasVisits: z.boolean(),
  /** An administrator wrote a page or a game. */
  hasOwn: z.boolean(),
  /** An administrator gave a Bravo. */
  hasGiven: z.boolean(),
})
export type FirstSteps = z.infer<typeof firstSteps>

/** A class with pupils: how many, how many of them had something counted this week, and how much. */
const classWeek = z.object({ classCode: z.string(), pupils: count, active: count, counted: count })
export type ClassWeek = z.infer<typeof classWeek>

/** A check that the pupils of a class can take now; `taken`: how many have. */
export const openCheck = z.object({
  classCode: z.string(),
  title: z.string(),
  phase: z.enum(checkPhases),
  taken: count,
})
export type OpenCheck = z.infer<typeof openCheck>

/** The data of an administrator's start page. `waiting`: undecided held activities and answers. */
const start = z.object({
  steps: firstSteps,
  classes: z.array(classWeek),
  waiting: z.object({ activities: count, answers: count }),
  checks: z.array(openCheck),
})
export type Start = z.infer<typeof start>
export const startAnswer = successWith({ week: day, ...start.shape })
