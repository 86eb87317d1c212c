import * as z from 'zod/mini'
import { newKinds } from '../../../../content/games/new-game.ts'
import { type Grade, grades } from '../../../../content/grades.ts'
import { NO_WORDS, wordListDraft } from './read-words.ts'

/** The form of a new game. */
export const newGame = z.object({
  kind: z.enum(newKinds),
  grade: z.nullable(z.literal(grades)),
  title: z.string(),
  words: wordListDraft,
})

export const NEW_GAME = 'game-new'

export function blankGame(grade: Grade | null = 4): z.infer<typeof newGame> {
  return { kind: 'memory', grade, title: '', words: NO_WORDS }
}
