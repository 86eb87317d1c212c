import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { OwnLesson } from '../../../domain/api/lesson.ts'
import { whenIs } from '../../../domain/lesson.ts'
import { ApiError, call } from '../api/api.ts'
import { callAs } from '../api/call-as.ts'
import { session } from '../session/session.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { keptLessonsIn, LESSONS_KEY } from './kept-lessons.ts'

const kept = keptLessonsIn(browserStorage)
const LESSONS = ['lessons']

// On a shared tablet nothing of the last pupil is left to the next one.
session.subscribe(() => {
  if (session.current() === null) browserStorage.removeItem(LESSONS_KEY)
})

/** The lessons of a pupil's class today, the last made first; offline those that the device has seen. */
export function lessonsQuery(userID: number) {
  return queryOptions({
    queryKey: [...LESSONS, userID, 'today'],
    queryFn: async () => {
      try {
        const { data } = await callAs(userID, 'GET lessons')
        return session.current()?.id === userID ? kept.keep(userID, data) : data
      } catch (error) {
        if (!isUnanswered(error)) throw error
        return kept.of(userID).filter((lesson) => whenIs(lesson, dayOfDevice()) === 'now')
      }
    },
  })
}

/** A lesson by its code; offline as the device has seen it. @param userID null for a visitor */
export function lessonQuery(code: string, userID: number | null) {
  return queryOptions({
    queryKey: [...LESSONS, userID, code],
    queryFn: async () => {
      const path = { code }
      try {
        const asked =
          userID === null
            ? call('GET lessons/:code', { path })
            : callAs(userID, 'GET lessons/:code', { path })
        const { data } = await asked
        return (session.current()?.id ?? null) === userID ? (kept.keep(userID, [data])[0] ?? data) : data
      } catch (error) {
        const copy = isUnanswered(error) && kept.of(userID).find((lesson) => lesson.code === code)
        if (copy && whenIs(copy, dayOfDevice()) === 'now') return copy
        throw error
      }
    },
    retry: false,
  })
}

/** Notes on this device that a step is done; it may still be on its way to the server. */
export function noteDone(client: QueryClient, userID: number | null, code: string, step: string): void {
  const done = (lesson: OwnLesson) =>
    lesson.code === code ? { ...lesson, done: [...new Set([...lesson.done, step])] } : lesson
  kept.keep(userID, kept.of(userID).map(done))
  client.setQueryData(lessonQuery(code, userID).queryKey, (lesson) => lesson && done(lesson))
  if (userID !== null) client.setQueryData(lessonsQuery(userID).queryKey, (all) => all?.map(done))
}

export async function askForLessons(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: LESSONS })
}

function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}

/** `YYYY-MM-DD` by the clock of the device. */
function dayOfDevice(): string {
  return new Date().toLocaleDateString('en-CA')
}
