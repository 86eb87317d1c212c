import { useQuery } from '@tanstack/react-query'
import { isMissionPage, MISSION_PAGE } from '../../../content/missions.ts'
import type { OwnLesson } from '../../../domain/api/lesson.ts'
import { usePupilID } from '../session/actor.ts'
import { useSession } from '../session/session.ts'
import { lessonCode } from './lesson-code.ts'
import { lessonQuery, lessonsQuery } from './lesson-queries.ts'

const NONE: OwnLesson[] = []

/** Today's lessons of the pupil's class. */
export function useLessonsToday(): OwnLesson[] {
  const pupilID = usePupilID()
  const { data } = useQuery({ ...lessonsQuery(pupilID ?? 0), enabled: pupilID !== null })
  return (pupilID !== null && data) || NONE
}

/** The lesson opened last in this tab, else the class's first of today. Null without one, and for administrators. */
export function useCurrentLesson(): OwnLesson | null {
  const user = useSession()
  const today = useLessonsToday()
  const code = lessonCode.use()
  const own = today.find((lesson) => lesson.code === code)
  const isOpened = code !== null && !own && !user?.isAdmin
  const { data: opened } = useQuery({ ...lessonQuery(code ?? '', user?.id ?? null), enabled: isOpened })
  if (user?.isAdmin) return null
  return own ?? (isOpened ? opened : undefined) ?? today[0] ?? null
}

/** The key that a lesson uses for a page. Every day's mission has the same key. */
export function stepKey(clientID: string): string {
  return isMissionPage(clientID) ? MISSION_PAGE : clientID
}
