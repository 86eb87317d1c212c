import { useEffect } from 'react'
import { listAnew, onRoomNews } from '../../../lib/live/live.ts'
import { session } from '../../../lib/session/session.ts'
import { sharedValue } from '../../../lib/shared-value.ts'
import { afterRoomNews, type LiveLessons, NO_LESSONS } from './live-lesson.ts'

const live = sharedValue(NO_LESSONS)
let isListening = false

/** The lessons that go on, as the room tells administrators. Followed from the first page of the teacher's side on. */
export function useLiveLessons(): LiveLessons {
  useEffect(listen, [])
  return live.use()
}

function listen(): void {
  if (isListening) return
  isListening = true
  onRoomNews((news) => {
    if (session.current()?.isAdmin) live.set(afterRoomNews(live.get(), news, Date.now()))
  })
  session.subscribe(() => {
    if (!session.current()?.isAdmin) live.set(NO_LESSONS)
  })
  listAnew()
}
