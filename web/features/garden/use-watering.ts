import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { RememberedWord } from '../../../domain/api/words.ts'
import { addDays } from '../../../domain/calendar.ts'
import type { Question } from '../../../domain/learning/question.ts'
import { useRoundReporting } from '../../lib/earning/use-round-reporting.ts'
import { useWordsToday } from '../../lib/learning/use-words-today.ts'
import { cacheWords, wordsQuery } from '../../lib/learning/words-query.ts'

const GARDEN_PAGE = 'Page_Garden'

/** Reports the answer for a watered plant. The plant stops being thirsty for today at once, even offline, before the server confirms. */
export function useWatering(userID: number) {
  const queryClient = useQueryClient()
  const today = useWordsToday()
  const player = useMemo(() => ({ id: userID, role: 'pupil' }) as const, [userID])
  const { reportTries } = useRoundReporting(player, GARDEN_PAGE)
  return useCallback(
    ({ word }: RememberedWord, { task, phase, options }: Question): void => {
      const tried = {
        word,
        task,
        right: phase === 'right',
        at: new Date().toISOString(),
        ...(task !== 'spell' && { options: options.length }),
      }
      reportTries([tried])
      const words = queryClient.setQueryData(wordsQuery(userID).queryKey, (known) =>
        known?.map((each) => (each.word === word ? { ...each, due: addDays(today, 1) } : each)),
      )
      if (words) cacheWords(userID, words)
    },
    [queryClient, userID, today, reportTries],
  )
}
