import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type OwnLesson, ownLesson } from '../../../domain/api/lesson.ts'
import { changedOwnSteps, lessonPhase } from '../../../domain/lesson.ts'
import { call, isNetworkError } from '../api/api.ts'
import { callAs } from '../api/call-as.ts'
import { removeOnSignOut, session } from '../session/session.ts'
import { type BrowserStorage, browserStorage, readEntry } from '../storage/browser-storage.ts'

const cache = createLessonCache(browserStorage)
const LESSONS_QUERY_KEY = ['lessons']
export const LESSONS_KEY = 'mme:lessons'
/** Limits the stored lessons to the latest ones, since any lesson can be opened by its code. */
const MAX_STORED = 12

removeOnSignOut(browserStorage, LESSONS_KEY)

/** A pupil's missed lessons and today's, newest first. Offline: those stored on the device. */
export function lessonsQuery(userID: number) {
  return queryOptions({
    queryKey: [...LESSONS_QUERY_KEY, userID, 'today'],
    queryFn: async () => {
      try {
        const { data } = await callAs(userID, 'GET lessons')
        return session.current()?.id === userID ? cache.keep(userID, data) : data
      } catch (error) {
        if (!isNetworkError(error)) throw error
        return cache.of(userID).filter(isOpen)
      }
    },
  })
}

/** A lesson by its code. Offline: as stored on the device. @param userID null for a visitor */
export function lessonQuery(code: string, userID: number | null) {
  return queryOptions({
    queryKey: [...LESSONS_QUERY_KEY, userID, code],
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
        if (copy && isOpen(copy)) return copy
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

/** The open live games that a pupil may enter; for a teacher all games of the classes. */
export function liveGamesQuery(userID: number) {
  return queryOptions({
    queryKey: [...LESSONS_QUERY_KEY, userID, 'games'],
    queryFn: async () => (await callAs(userID, 'GET live-games')).data,
    retry: false,
  })
}

export async function invalidateLessons(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: LESSONS_QUERY_KEY })
}

function isOpen(lesson: OwnLesson): boolean {
  return lesson.isMissed === true || lessonPhase(lesson, dayOfDevice()) === 'now'
}

/** Today by the device's clock, `YYYY-MM-DD`. */
function dayOfDevice(): string {
  return new Date().toLocaleDateString('en-CA')
}

const storedLessons = z.object({ userID: z.nullable(z.int()), lessons: z.array(ownLesson) })

/** Offline store of one user's lessons on this device, with all steps known to be done. */
interface LessonCache {
  of(userID: number | null): OwnLesson[]
  /** Stores lessons, merged with the steps known to be done on this device. @returns the merged lessons */
  keep(userID: number | null, lessons: readonly OwnLesson[]): OwnLesson[]
}

export function createLessonCache(storage: BrowserStorage): LessonCache {
  const of = (userID: number | null): OwnLesson[] => {
    const read = readEntry(storage, LESSONS_KEY, (value) => z.parse(storedLessons, value))
    return read?.userID === userID ? read.lessons : []
  }
  return {
    of,
    keep(userID, lessons) {
      const previous = of(userID)
      const merged = lessons.map((lesson) => {
        const old = previous.find(({ code }) => code === lesson.code)
        const changed = changedOwnSteps(old?.steps ?? [], lesson.steps)
        const done = [...lesson.done, ...(old?.done.filter((step) => !changed.includes(step)) ?? [])]
        const isInLesson = (step: string) => lesson.steps.some(({ clientID }) => clientID === step)
        return { ...lesson, done: [...new Set(done.filter(isInLesson))] }
      })
      const others = previous.filter(({ code }) => !merged.some((lesson) => lesson.code === code))
      const all = [...merged, ...others].slice(0, MAX_STORED)
      storage.setItem(LESSONS_KEY, JSON.stringify({ userID, lessons: all }))
      return merged
    },
  }
}
