import * as z from 'zod/mini'
import { audienceKey } from '../audience.ts'
import { checkPhases } from '../learning/check.ts'
import { successWith } from './success.ts'

/** A check of a theme's words before and after it was taught. */

const count = z.int().check(z.gte(0))
const checkID = z.int().check(z.gte(1))
const word = z.string().check(z.minLength(1), z.maxLength(80))
const key = z.string().check(z.minLength(1), z.maxLength(120))

/** The phase in which pupils may take the check now, or null. */
const open = z.nullable(z.enum(checkPhases))

/** Number of words that a pupil got right in each phase; null if the pupil did not take it. */
const result = z.object({ before: z.nullable(count), after: z.nullable(count) })

/** A check as the teacher sees it, without names. `words`: the number of words per form. */
const check = z.object({
  checkID,
  classCode: z.string(),
  clientID: key,
  title: z.string(),
  words: count,
  open,
  created: z.iso.datetime(),
  results: z.array(result),
})
export type Check = z.infer<typeof check>

export const checksAnswer = successWith({ data: z.array(check) })

export const openCheckRequest = z.object({
  classCode: audienceKey,
  clientID: key,
})
export const openCheckAnswer = successWith({ data: z.object({ checkID }) })

export const changeCheckRequest = z.object({ open })

/**
 * An option: a picture, or the English word if `image` is null. All options of a question have pictures, or
 * none has.
 */
const option = z.object({ word, english: z.string(), image: z.nullable(z.string()) })

const question = z.object({
  word,
  french: z.string(),
  sound: z.nullable(z.string()),
  options: z.array(option),
})
export type ShownCheckQuestion = z.infer<typeof question>

/** The check that the pupil may take now, or null. `clientID`: the page of its words. */
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
/** The words of both forms, copied when the check was created, so that later page edits do not change it. */
export const checkForms = z.tuple([z.array(checkWord), z.array(checkWord)])

/** Maximum number of answers per call. */
const MAX_QUESTIONS = 20

export const takeCheckRequest = z.object({
  phase: z.enum(checkPhases),
  answers: z.array(z.object({ word, chosen: word })).check(z.maxLength(MAX_QUESTIONS)),
})
