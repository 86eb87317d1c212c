import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { OwnLesson } from '../../../domain/api/lesson.ts'
import type { LessonCalled } from '../../../domain/events.ts'
import { restFor } from '../../lib/lesson/current-lesson.ts'
import { invalidateLessons } from '../../lib/lesson/lesson-queries.ts'
import { emit, onRoomEvent } from '../../lib/live/live.ts'
import { withRandomDelay } from '../../lib/live/with-random-delay.ts'
import { usePupilID } from '../../lib/session/actor.ts'
import { tabStorage } from '../../lib/storage/browser-storage.ts'
import { lowerHand, useHand } from './hand.ts'
import type { ShownStep } from './shown-steps.ts'

/** The last call to a step that this tab has followed, so that it is followed only once. */
const FOLLOWED_KEY = 'mme:lesson-step'

/** Reports the pupil's position in the lesson to the room, and follows the teacher's calls. */
export function useLessonNews(
  lesson: OwnLesson | null,
  steps: readonly ShownStep[],
  here: string | null,
): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const pupilID = usePupilID()
  const code = lesson?.code ?? null
  const hasHandUp = useHand(pupilID, code)
  const shown = useRef<string | null>(null)
  const refetchLessons = useMemo(
    () => withRandomDelay(() => void invalidateLessons(queryClient)),
    [queryClient],
  )

  useEffect(() => {
    if (pupilID !== null && code !== null) emit({ type: 'lessonPlace', code, step: here, hasHandUp })
  }, [pupilID, code, here, hasHandUp])
  // Calls belong to one pupil and lesson.
  const owner = `${pupilID} ${code}`
  useEffect(() => {
    if (owner === shown.current) return
    shown.current = owner
    restFor(0)
  }, [owner])

  const follow = useEffectEvent(({ code: ofLesson, step, stepAt, stillMs }: LessonCalled) => {
    if (ofLesson !== code) return
    restFor(stillMs)
    const path = steps.find(({ clientID }) => clientID === step)?.path
    if (step === null || !path || stepAt <= Number(tabStorage.getItem(FOLLOWED_KEY))) return
    tabStorage.setItem(FOLLOWED_KEY, String(stepAt))
    if (step !== here) void navigate({ to: path })
  })
  useEffect(
    () =>
      onRoomEvent((news) => {
        if (news.type === 'lessonCalled') follow(news)
        else if (news.type === 'lessonHandDown') lowerHand()
        else if (news.type === 'lessonsChanged' || news.type === 'reopened') refetchLessons()
      }),
    [refetchLessons],
  )
}
