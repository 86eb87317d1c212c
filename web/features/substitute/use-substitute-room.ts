import { useEffect, useRef, useState } from 'react'
import type { ClientEvent } from '../../../domain/events.ts'
import { applyRoomNews, INITIAL_LESSONS, type LiveLessons } from '../../lib/live/live-lesson.ts'
import type { RoomSocket } from '../../lib/live/room-socket.ts'
import { loadPart } from '../../lib/loading/load-part.ts'
import { substituteCall } from './substitute-session.ts'

/** The running lessons of the substitute's classes, and how to call their pupils. */
export function useSubstituteRoom(onStepDone: () => void): {
  live: LiveLessons
  send(event: ClientEvent): void
} {
  const [live, setLive] = useState(INITIAL_LESSONS)
  const room = useRef<Promise<RoomSocket>>(null)
  useEffect(() => {
    const opened = loadPart(() => import('../../lib/live/room-socket.ts'), Number.POSITIVE_INFINITY).then(
      ({ connectRoom }) => {
        const socket = connectRoom({
          token: async () => (await substituteCall('POST auth/room')).token,
          onNews: (news) => {
            setLive((before) => applyRoomNews(before, news, Date.now()))
            if (news.type === 'reopened' || news.type === 'lessonStepDone') onStepDone()
          },
          onRefused: () => socket.reconnect(),
        })
        return socket
      },
    )
    room.current = opened
    return () => void opened.then((socket) => socket.close())
  }, [onStepDone])
  return { live, send: (event) => void room.current?.then((socket) => socket.send(event)) }
}
