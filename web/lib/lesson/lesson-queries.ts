import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { OwnLesson } from '../../../domain/api/lesson.ts'
import { lessonPhase } from '../../../domain/lesson.ts'
import { call, isNetworkError } from '../api/api.ts'
import { callAs } from '../api/call-as.ts'
import { removeOnSignOut, session } from '../session/session.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { createLessonCache, LESSONS_KEY } from './lesson-cache.ts'

const cache = createLessonCache(browserStorage)
const LESSONS = ['lessons']

removeOnSignOut(browserStorage, LESSONS_KEY)

/** Today's lessons of a pupil's class, newest first. Offline: those stored on the device. */
export function lessonsQuery(userID: number) {
  return queryOptions({
    queryKey: [...LESSONS, userID, 'today'],
    queryFn: async () => {
      try {
        const { data } = await callAs(userID, 'GET lessons')
        return session.current()?.id === userID ? cache.keep(userID, data) : data
      } catch (error) {
        if (!isNetworkError(error)) throw error
        return cache.of(userID).filter((lesson) => lessonPhase(lesson, dayOfDevice()) === 'now')
      }
    },
  })
}

/** A lesson by its code. Offline: as stored on the device. @param userID null for a visitor */
export function lessonQuery(code: string, userID: number | null) {
  return queryOptions({
    queryKey: [...LESSONS, userID, code],
    queryFn: async () => {
      const path = { code }
      try {
        const answer =
          userID === null
            ? call('GET lessons/:code', { path })
            : callAs(userID, 'GET lessons/:code', { path })
        const { data } = await answer
        return (session.current()?.id ?? null) === userID ? (cache.keep(userID, [data])[0] ?? data) : data
      } catch (error) {
        const copy = isNetworkError(error) && cache.of(userID).find((lesson) => lesson.code === code)
        if (copy && lessonPhase(copy, dayOfDevice()) === 'now') return copy
        throw error
      }
    },
    retry: false,
  })
}

/** Marks a step as done on this device. The job that reports it to the server may still be pending. */
export function markStepDone(client: QueryClient, userID: number | null, code: string, step: string): void {
  const done = (lesson: OwnLesson) =>
    lesson.code === code ? { ...lesson, done: [...new Set([...lesson.done, step])] } : lesson
  cache.keep(userID, cache.of(userID).map(done))
  client.setQueryData(lessonQuery(code, userID).queryKey, (lesson) => lesson && done(lesson))
  if (userID !== null) client.setQueryData(lessonsQuery(userID).queryKey, (all) => all?.map(done))
}

export async function invalidateLessons(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: LESSONS })
}

/** Today by the device's clock, `YYYY-MM-DD`. */
function dayOfDevice(): string {
  return new Date().toLocaleDateString('en-CA')
}
