import * as z from 'zod/mini'
import { checkPhases } from '../learning/check.ts'
import { successWith } from './success.ts'

/** A check of a theme's words before and after it was taught. */

const count = z.int().check(z.gte(0))
const checkID = z.int().check(z.gte(1))
const word = z.string().check(z.minLength(1), z.maxLength(80))
const key = z.string().check(z.minLength(1), z.maxLength(120))

/** `open`: which of both times pupils may take it now; null: neither. */
const open = z.nullable(z.enum(checkPhases))

/** How many words of the form were right, of a pupil; null where they did not take it that time. */
const taken = z.object({ before: z.nullable(count), after: z.nullable(count) })

/** A check as the teacher reads it, without names. `words`: how many a form has. */
const check = z.object({
  checkID,
  classCode: z.string(),
  clientID: key,
  title: z.string(),
  words: count,
  open,
  created: z.iso.datetime(),
  results: z.array(taken),
})
export type Check = z.infer<typeof check>

export const checksAnswer = successWith({ data: z.array(check) })

export const openCheckRequest = z.object({
  classCode: z.string().check(z.minLength(1), z.maxLength(20)),
  clientID: key,
})
export const openCheckAnswer = successWith({ data: z.object({ checkID }) })

export const changeCheckRequest = z.object({ open })

/** What is chosen from: a picture, or the English where there is none. */
const option = z.object({ word, english: z.string(), image: z.nullable(z.string()) })

const question = z.object({
  word,
  french: z.string(),
  sound: z.nullable(z.string()),
  options: z.array(option),
})
export type CheckQuestionShown = z.infer<typeof question>

/** The check that a pupil may take now, and the key of the page of its words; null where there is none, or they took it. */
export const ownCheckAnswer = successWith({
  data: z.nullable(
    z.object({
      checkID,
      clientID: key,
      title: z.string(),
      phase: z.enum(checkPhases),
      questions: z.array(question),
    }),
  ),
})
export type OwnCheckAnswer = z.infer<typeof ownCheckAnswer>

const checkWord = z.object({
  word,
  french: z.string(),
  english: z.string(),
  image: z.nullable(z.string()),
  sound: z.nullable(z.string()),
})
/** The words of both forms as they stood when the check was made: a page that is changed meanwhile changes nothing. */
export const checkForms = z.tuple([z.array(checkWord), z.array(checkWord)])

/** How many questions one call answers at most. */
const MOST_QUESTIONS = 20

export const takeCheckRequest = z.object({
  phase: z.enum(checkPhases),
  answers: z.array(z.object({ word, chosen: word })).check(z.maxLength(MOST_QUESTIONS)),
})
