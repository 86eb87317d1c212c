import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ShownWord } from '../../../../domain/api/words.ts'
import { schoolTodayQuery } from '../../../lib/school/school-today.ts'
import { beginLesson } from '../lessons/begun-lesson.ts'
import { wordsStep } from '../lessons/fragile-words.ts'
import { inWords } from '../lessons/lesson-draft.ts'

interface Wanted {
  classCode: string
  words: readonly ShownWord[]
}

/** Opens a lesson of some words for a class and for today, which is still to be published; its title tells one week's from another's. */
export function useLessonOfWords() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    async mutationFn({ classCode, words }: Wanted) {
      const { day } = await queryClient.fetchQuery(schoolTodayQuery)
      beginLesson(`Mots à revoir ${classCode}, ${inWords(day)}`, [wordsStep([], words)], classCode)
      await navigate({ to: '/admin/lessons', search: { faire: 'lecon' } })
    },
  })
}
