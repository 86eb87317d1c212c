import { useQuery } from '@tanstack/react-query'
import { isMissionPage, MISSION_PAGE } from '../../../content/missions.ts'
import type { OwnLesson } from '../../../domain/api/lesson.ts'
import { usePupilID } from '../session/actor.ts'
import { useSession } from '../session/session.ts'
import { lessonCode } from './lesson-code.ts'
import { lessonQuery, lessonsQuery } from './lesson-queries.ts'

const NO_LESSONS: OwnLesson[] = []

/** The lessons to do today: those that the pupil missed, then those of the day. */
export function useLessonsToday(): OwnLesson[] {
  const pupilID = usePupilID()
  const { data } = useQuery({ ...lessonsQuery(pupilID ?? 0), enabled: pupilID !== null })
  return (pupilID !== null && data) || NO_LESSONS
}

/**
 * The lesson that the pupil is in. Null if there is none, and for administrators.
 * @param isOnPageOf true if the open page belongs to the lesson
 */
export function useCurrentLesson(isOnPageOf: (lesson: OwnLesson) => boolean): OwnLesson | null {
  const user = useSession()
  const today = useLessonsToday()
  const code = lessonCode.use()
  const own = today.find((lesson) => lesson.code === code)
  const isOpened = code !== null && !own && !user?.isAdmin
  const { data: opened } = useQuery({ ...lessonQuery(code ?? '', user?.id ?? null), enabled: isOpened })
  if (user?.isAdmin) return null
  return currentLesson(own ?? (isOpened ? opened : undefined), today, isOnPageOf)
}

/**
 * The lesson opened last, else the first of the day. The teacher runs the lesson of the day, so a missed
 * lesson is current only while one of its pages is open, or on a day without a lesson.
 */
export function currentLesson(
  opened: OwnLesson | undefined,
  today: readonly OwnLesson[],
  isOnPageOf: (lesson: OwnLesson) => boolean,
): OwnLesson | null {
  const ofDay = today.find(({ isMissed }) => !isMissed)
  if (opened && (!opened.isMissed || isOnPageOf(opened))) return opened
  return ofDay ?? opened ?? today[0] ?? null
}

/** The key that a lesson uses for a page. Every day's mission has the same key. */
export function stepKey(clientID: string): string {
  return isMissionPage(clientID) ? MISSION_PAGE : clientID
}
