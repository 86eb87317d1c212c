import { useEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import type { RememberedWord } from '../../../domain/api/words.ts'
import { schoolDay } from '../../../domain/calendar.ts'
import { overnight } from '../../../domain/learning/garden.ts'
import { readStored } from '../../lib/learning/words-query.ts'
import { useSchoolTimeZone } from '../../lib/school/school-time-zone.ts'
import { useSchoolDay } from '../../lib/school/school-today.ts'
import { session } from '../../lib/session/session.ts'
import { browserStorage } from '../../lib/storage/browser-storage.ts'

/** Words whose plants are still closed today, and those that have opened since the pupil's last visit. */
export function useOvernight(userID: number, words: readonly RememberedWord[]) {
  const today = useSchoolDay()
  const timeZone = useSchoolTimeZone()
  const [shownOn] = useState(() => lastOpening(userID))
  useEffect(() => storeOpening(userID, today), [userID, today])
  return useMemo(() => {
    const dayOf = (instant: string) => schoolDay(new Date(instant), timeZone)
    return overnight(words, { today, shownOn, dayOf })
  }, [words, today, shownOn, timeZone])
}

/** Stays after sign-out: tablets are shared, and plants open once for each pupil. */
const STORAGE_KEY = 'mme:garden-opened'
/** More pupils than share one tablet. */
const MAX_PUPILS = 100

/** In order of the visits. */
const storedOpenings = z.array(z.object({ userID: z.int(), day: z.string() }))

/** The school day on which the pupil last watched plants open in this browser, or null. */
export function lastOpening(userID: number): string | null {
  return openings().find((each) => each.userID === userID)?.day ?? null
}

export function storeOpening(userID: number, day: string): void {
  if (session.current()?.id !== userID) return
  const others = openings().filter((each) => each.userID !== userID)
  browserStorage.setItem(STORAGE_KEY, JSON.stringify([...others, { userID, day }].slice(-MAX_PUPILS)))
}

function openings(): z.infer<typeof storedOpenings> {
  return readStored(STORAGE_KEY, storedOpenings) ?? []
}
