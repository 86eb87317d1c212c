import * as z from 'zod/mini'
import { wordTasks } from './task.ts'

/** A stored word of a mission. `page`: the word page that it came from. */
export const dealtWord = z.object({
  word: z.string().check(z.minLength(1), z.maxLength(80)),
  task: z.enum(wordTasks),
  isNew: z.boolean(),
  page: z.nullable(z.string().check(z.maxLength(120))),
})
export type DealtWord = z.infer<typeof dealtWord>
