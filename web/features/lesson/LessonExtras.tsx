import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { readLessonAddress } from '../../../domain/lesson.ts'
import { LESSONS_PATH } from '../../../domain/lesson-address.ts'
import { onFinished } from '../../lib/earning/finished.ts'
import { stepKey, useCurrentLesson, useLessonsToday } from '../../lib/lesson/current-lesson.ts'
import { useCurrentKey } from '../../lib/page/current-key.ts'
import { EyesOnMe } from './EyesOnMe.tsx'
import { LessonBar } from './LessonBar.tsx'
import { useLessonNews } from './use-lesson-news.ts'
import { usePrefetchLesson } from './use-prefetch-lesson.ts'
import { useStepDone, useSteps } from './use-steps.ts'

/** Runs on every page during a lesson: the room, completed steps, and the lesson bar. */
export function LessonExtras() {
  const lesson = useCurrentLesson()
  const today = useLessonsToday()
  const steps = useSteps(lesson)
  const key = useCurrentKey()
  const address = useLessonAddress()
  const open = address?.code === lesson?.code ? address?.step : key && stepKey(key)
  const here = steps.find(({ clientID }) => clientID === open) ?? null
  const markDone = useStepDone()
  useLessonNews(lesson, steps, here?.clientID ?? null)
  usePrefetchLesson(lesson)

  const finish = useEffectEvent((clientID: string) => {
    for (const each of new Set([...today, ...(lesson ? [lesson] : [])])) markDone(each, stepKey(clientID))
  })
  useEffect(() => onFinished((_pupilID, clientID) => finish(clientID)), [])

  return (
    <>
      {lesson && here && <LessonBar lesson={lesson} steps={steps} here={here} />}
      <EyesOnMe />
    </>
  )
}

/** Lesson and words step from the current address; null on other pages. */
function useLessonAddress() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const start = `${LESSONS_PATH}/`
  return pathname.startsWith(start)
    ? readLessonAddress(decodeURIComponent(pathname.slice(start.length)))
    : null
}
