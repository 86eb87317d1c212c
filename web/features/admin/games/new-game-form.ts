import * as z from 'zod/mini'
import { newKinds } from '../../../../content/games/new-game.ts'
import { type Grade, grades } from '../../../../content/grades.ts'
import { EMPTY_WORD_LIST, wordListDraft } from './read-words.ts'

/** The form of a new game. */
export const newGameForm = z.object({
  kind: z.enum(newKinds),
  grade: z.nullable(z.literal(grades)),
  title: z.string(),
  words: wordListDraft,
})

export const NEW_GAME_KEY = 'game-new'

export function blankGameForm(grade: Grade | null = 4): z.infer<typeof newGameForm> {
  return { kind: 'memory', grade, title: '', words: EMPTY_WORD_LIST }
}

/** True if the form has neither a title nor words. */
export function isBlank(form: z.infer<typeof newGameForm> | null): boolean {
  return form?.title === '' && form.words.text === ''
}
