import * as z from 'zod/mini'
import { type OwnLesson, ownLesson } from '../../../domain/api/lesson.ts'
import { changedWordSteps } from '../../../domain/lesson.ts'
import { type BrowserStorage, readEntry } from '../storage/browser-storage.ts'

export const LESSONS_KEY = 'mme:lessons'
/** Limits the stored lessons to the latest ones, since any lesson can be opened by its code. */
const MAX_STORED = 12

const storedLessons = z.object({ userID: z.nullable(z.int()), lessons: z.array(ownLesson) })

/** Offline store of one user's lessons on this device, with all steps known to be done. */
export interface LessonCache {
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
        const changed = changedWordSteps(old?.steps ?? [], lesson.steps)
        const done = old?.done.filter((step) => !changed.includes(step)) ?? []
        return { ...lesson, done: [...new Set([...lesson.done, ...done])] }
      })
      const others = previous.filter(({ code }) => !merged.some((lesson) => lesson.code === code))
      const all = [...merged, ...others].slice(0, MAX_STORED)
      storage.setItem(LESSONS_KEY, JSON.stringify({ userID, lessons: all }))
      return merged
    },
  }
}
