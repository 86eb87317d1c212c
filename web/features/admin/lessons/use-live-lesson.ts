import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useState } from 'react'
import { inTurn } from '../../../lib/live/in-turn.ts'
import { listAnew, onRoomNews } from '../../../lib/live/live.ts'
import type { RoomNews } from '../../../lib/live/room-socket.ts'
import { lessonProgressQuery } from '../data/queries.ts'
import { afterLessonNews, type LiveLesson, NOTHING_YET } from './live-lesson.ts'

/** A lesson as it goes on, and whether its screens rest. */
export function useLiveLesson(code: string): LiveLesson & { isStill: boolean } {
  const [live, hear] = useReducer(
    (before: LiveLesson, news: RoomNews) => afterLessonNews(before, code, news, Date.now()),
    NOTHING_YET,
  )
  const queryClient = useQueryClient()
  const countAgain = useMemo(
    () => inTurn(() => queryClient.refetchQueries({ queryKey: lessonProgressQuery(code).queryKey })),
    [queryClient, code],
  )
  useEffect(() => {
    const stop = onRoomNews((news) => {
      hear(news)
      if (news.type === 'reopened' || (news.type === 'lessonStepDone' && news.code === code)) countAgain()
    })
    listAnew()
    return stop
  }, [code, countAgain])
  return { ...live, isStill: useIsBefore(live.stillUntil) }
}

/** Whether an instant, in milliseconds since 1970, is to come. */
function useIsBefore(until: number): boolean {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(until), Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  return until > 0 && passed !== until
}
