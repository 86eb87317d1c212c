import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { recordOfWords } from '../../../../content/games/new-game.ts'
import { asGrade } from '../../../../content/grades.ts'
import { menuQuery } from '../../../lib/menu/menu-query.ts'
import { gamesQuery } from '../data/queries.ts'
import { draftOfNew } from '../games/game-draft.ts'
import { takenNames } from '../games/game-row.ts'
import { useReadWords } from '../games/use-read-words.ts'
import { useSaveGame } from '../games/use-save-game.ts'
import { beginLesson } from '../lessons/begun-lesson.ts'

interface Wanted {
  classCode: string
  grade: number | null
  title: string
  /** Two or more, one a line, as in the form of a new game. */
  words: string
}

/** Puts a game of some words into the menu and opens a lesson of it, for the class and for today, which is still to be published. */
export function useLessonOfWords() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const save = useSaveGame(null, () => undefined)
  const readWords = useReadWords()
  return useMutation({
    async mutationFn({ classCode, grade: number, title, words }: Wanted) {
      const [games, links] = await Promise.all([
        queryClient.fetchQuery(gamesQuery),
        queryClient.fetchQuery(menuQuery),
      ])
      const [kind, grade] = ['memory' as const, asGrade(number)]
      const data = recordOfWords(kind, readWords(words), grade) ?? '[]'
      const draft = draftOfNew({ kind, grade, title }, data, takenNames(games, links))
      await save.mutateAsync({ draft, isPublished: true })
      beginLesson(title, [{ clientID: draft.clientID }], classCode)
      await navigate({ to: '/admin/lessons', search: { faire: 'lecon' } })
    },
  })
}
