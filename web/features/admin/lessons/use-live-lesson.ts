import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { inTurn } from '../../../lib/live/in-turn.ts'
import { onRoomNews } from '../../../lib/live/live.ts'
import { lessonProgressQuery } from '../data/queries.ts'
import { type LiveLesson, NO_NEWS } from './live-lesson.ts'
import { useLiveLessons } from './live-lessons.ts'
import { useIsBefore } from './use-is-before.ts'

/** A lesson as it goes on, whether its screens rest, and whether the room is out of reach. */
export function useLiveLesson(code: string): LiveLesson & { isStill: boolean; isLost: boolean } {
  const { byCode, isLost } = useLiveLessons()
  const lesson = byCode.get(code) ?? NO_NEWS
  const queryClient = useQueryClient()
  const countAgain = useMemo(
    () => inTurn(() => queryClient.refetchQueries({ queryKey: lessonProgressQuery(code).queryKey })),
    [queryClient, code],
  )
  useEffect(
    () =>
      onRoomNews((news) => {
        if (news.type === 'reopened' || (news.type === 'lessonStepDone' && news.code === code)) countAgain()
      }),
    [code, countAgain],
  )
  return { ...lesson, isLost, isStill: useIsBefore(lesson.stillUntil) }
}
