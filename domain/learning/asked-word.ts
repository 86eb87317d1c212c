import * as z from 'zod/mini'
import type { ShownWord } from '../api/words.ts'
import type { WordTask } from './task.ts'

/** Maximum characters of a word's French or English. */
export const MAX_WORD_LENGTH = 300

/** A word for a question. `caption`: its English; `page`: the key of its word page. */
export const askedWord = z.object({
  id: z.string(),
  word: z.string(),
  image: z.nullable(z.string()),
  sound: z.nullable(z.string()),
  caption: z.string(),
  page: z.nullable(z.string()),
})
export type AskedWord = z.infer<typeof askedWord>

export const askedTasks = ['recognise', 'listen', 'recall', 'spell'] as const satisfies readonly WordTask[]
export type AskedTask = (typeof askedTasks)[number]

export function toAskedWord({ word: id, french, english, image, sound, page }: ShownWord): AskedWord {
  return { id, word: french, image, sound, caption: english, page }
}
