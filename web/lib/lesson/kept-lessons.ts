import * as z from 'zod/mini'
import { type OwnLesson, ownLesson } from '../../../domain/api/lesson.ts'
import { changedWords } from '../../../domain/lesson.ts'
import type { BrowserStorage } from '../storage/browser-storage.ts'

export const LESSONS_KEY = 'mme:lessons'
/** Of the lessons opened by code, only the latest are stored. */
const MOST_KEPT = 12

const kept = z.object({ userID: z.nullable(z.int()), lessons: z.array(ownLesson) })

/** Offline store of one user's lessons on this device, with all steps known to be done. */
export interface KeptLessons {
  of(userID: number | null): OwnLesson[]
  /**
   * Stores lessons, merged with the steps that are done on this device but may not have been sent. @returns the
   * merged lessons
   */
  keep(userID: number | null, lessons: readonly OwnLesson[]): OwnLesson[]
}

export function keptLessonsIn(storage: BrowserStorage): KeptLessons {
  const of = (userID: number | null): OwnLesson[] => {
    const read = readKept(storage.getItem(LESSONS_KEY))
    return read?.userID === userID ? read.lessons : []
  }
  return {
    of,
    keep(userID, lessons) {
      const former = of(userID)
      const whole = lessons.map((lesson) => {
        const before = former.find(({ code }) => code === lesson.code)
        const changed = changedWords(before?.steps ?? [], lesson.steps)
        const done = before?.done.filter((step) => !changed.includes(step)) ?? []
        return { ...lesson, done: [...new Set([...lesson.done, ...done])] }
      })
      const others = former.filter(({ code }) => !whole.some((lesson) => lesson.code === code))
      const all = [...whole, ...others].slice(0, MOST_KEPT)
      storage.setItem(LESSONS_KEY, JSON.stringify({ userID, lessons: all }))
      return whole
    },
  }
}

function readKept(text: string | null) {
  try {
    return z.safeParse(kept, JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}
