import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { RememberedWord } from '../../../domain/api/words.ts'
import { schoolDay } from '../../../domain/calendar.ts'
import { overnight } from '../../../domain/learning/garden.ts'
import { useWordsToday } from '../../lib/learning/use-words-today.ts'
import { schoolTodayQuery } from '../../lib/school/school-today.ts'
import { lastOpening, storeOpening } from './last-opening.ts'

/** Words whose plants are still closed today, and those that have opened since the pupil's last visit. */
export function useOvernight(userID: number, words: readonly RememberedWord[]) {
  const today = useWordsToday()
  const { data: school } = useQuery(schoolTodayQuery)
  const timeZone = school?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const [shownOn] = useState(() => lastOpening(userID))
  useEffect(() => storeOpening(userID, today), [userID, today])
  return useMemo(() => {
    const dayOf = (instant: string) => schoolDay(new Date(instant), timeZone)
    return overnight(words, { today, shownOn, dayOf })
  }, [words, today, shownOn, timeZone])
}
