import * as z from 'zod/mini'
import { type LessonAudience, lessonAudience } from '../domain/events.ts'
import type { Identity } from './relay.ts'
import type { RoomStorage } from './storage.ts'

/** Whether a pupil may take part in the lesson with the code. */
export type IsInvited = (who: Identity, code: string) => boolean

export interface LessonAudiences {
  /** Replaces all audiences. @returns whether any of them changed */
  replace(lessons: readonly LessonAudience[]): Promise<boolean>
  invitations(): Promise<IsInvited>
}

const KEY = 'lesson-audiences'
const audiences = z.array(lessonAudience)

/** The audiences of the lessons that the Worker last named. A lesson that it did not name is for nobody. */
export function lessonAudiencesIn(storage: RoomStorage): LessonAudiences {
  const read = async () => z.safeParse(audiences, await storage.get(KEY)).data ?? []
  return {
    async replace(lessons) {
      const isChanged = JSON.stringify(lessons) !== JSON.stringify(await read())
      if (isChanged) await storage.put(KEY, lessons)
      return isChanged
    },
    async invitations() {
      const lessons = new Map((await read()).map((each) => [each.code, each]))
      return ({ classCode }, code) => {
        const lesson = lessons.get(code)
        if (!lesson) return false
        return lesson.isOpenToVisitors || lesson.classCodes.some((each) => each === classCode)
      }
    },
  }
}
