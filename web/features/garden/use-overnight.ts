import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import type { RememberedWord } from '../../../domain/api/words.ts'
import { schoolDay } from '../../../domain/calendar.ts'
import { overnight } from '../../../domain/learning/garden.ts'
import { readStored } from '../../lib/learning/words-query.ts'
import { schoolTodayQuery, useSchoolDay } from '../../lib/school/school-today.ts'
import { removeOnSignOut, session } from '../../lib/session/session.ts'
import { browserStorage } from '../../lib/storage/browser-storage.ts'

/** Words whose plants are still closed today, and those that have opened since the pupil's last visit. */
export function useOvernight(userID: number, words: readonly RememberedWord[]) {
  const today = useSchoolDay()
  const { data: school } = useQuery(schoolTodayQuery)
  const timeZone = school?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const [shownOn] = useState(() => lastOpening(userID))
  useEffect(() => storeOpening(userID, today), [userID, today])
  return useMemo(() => {
    const dayOf = (instant: string) => schoolDay(new Date(instant), timeZone)
    return overnight(words, { today, shownOn, dayOf })
  }, [words, today, shownOn, timeZone])
}

const STORAGE_KEY = 'mme:garden-opened'

removeOnSignOut(browserStorage, STORAGE_KEY)

const storedOpening = z.object({ userID: z.int(), day: z.string() })

/** The school day on which the pupil last watched plants open in this browser, or null. */
export function lastOpening(userID: number): string | null {
  const stored = readStored(STORAGE_KEY, storedOpening)
  return stored?.userID === userID ? stored.day : null
}

export function storeOpening(userID: number, day: string): void {
  if (session.current()?.id === userID) browserStorage.setItem(STORAGE_KEY, JSON.stringify({ userID, day }))
}
