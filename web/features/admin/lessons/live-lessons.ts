import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { coalesceRuns } from '../../../lib/live/coalesce-runs.ts'
import { onRoomEvent, requestPlacesAgain } from '../../../lib/live/live.ts'
import {
  applyRoomNews,
  INITIAL_LESSON,
  INITIAL_LESSONS,
  type LiveLesson,
  type LiveLessons,
} from '../../../lib/live/live-lesson.ts'
import { session } from '../../../lib/session/session.ts'
import { createStore } from '../../../lib/store.ts'
import { lessonProgressQuery } from '../data/queries.ts'

const live = createStore(INITIAL_LESSONS)
let isListening = false

/** State of all running lessons. Listens to the room from the first administrator page on. */
export function useLiveLessons(): LiveLessons {
  useEffect(listen, [])
  return live.use()
}

function listen(): void {
  if (isListening) return
  isListening = true
  onRoomEvent((news) => {
    if (session.current()?.isAdmin) live.set(applyRoomNews(live.get(), news, Date.now()))
  })
  session.subscribe(() => {
    if (!session.current()?.isAdmin) live.set(INITIAL_LESSONS)
  })
  requestPlacesAgain()
}

/** State of one running lesson. Refetches the pupils' progress when the room reports a change. */
export function useLiveLesson(code: string): LiveLesson {
  const { byCode } = useLiveLessons()
  const queryClient = useQueryClient()
  const refetchProgress = useMemo(
    () => coalesceRuns(() => queryClient.refetchQueries({ queryKey: lessonProgressQuery(code).queryKey })),
    [queryClient, code],
  )
  useEffect(
    () =>
      onRoomEvent((news) => {
        if (news.type === 'reopened' || (news.type === 'lessonStepDone' && news.code === code))
          refetchProgress()
      }),
    [code, refetchProgress],
  )
  return byCode.get(code) ?? INITIAL_LESSON
}
