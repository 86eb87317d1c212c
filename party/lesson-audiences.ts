import * as z from 'zod/mini'
import { coversClasses } from '../domain/access.ts'
import { type LessonAudience, lessonAudience } from '../domain/events.ts'
import type { Identity } from './relay.ts'
import type { RoomStorage } from './storage.ts'

/** True if the pupil may take part in the lesson, or the administrator or substitute may run it. */
export type IsInvited = (who: Identity, code: string) => boolean

/** A class code, or undefined for pupils without a class. */
export type FollowedClass = string | undefined

export interface LessonAudiences {
  /** Replaces all audiences. @returns whether any of them changed */
  replace(lessons: readonly LessonAudience[]): Promise<boolean>
  invitations(): Promise<IsInvited>
  /**
   * Returns the classes that a caller must follow for a call to reach a user in the lesson. For a pupil: the
   * pupil's class. For a teacher: all classes of the lesson that she follows, so that she sees only calls
   * that reach all her pupils.
   */
  classesIn(code: string): Promise<(who: Identity) => readonly FollowedClass[]>
}

const STORAGE_KEY = 'lesson-audiences'
const audiences = z.array(lessonAudience)

/** The lesson audiences that the Worker sent last. A lesson without an audience is open to nobody. */
export function createLessonAudiences(storage: RoomStorage): LessonAudiences {
  const readAudiences = async () => z.safeParse(audiences, await storage.get(STORAGE_KEY)).data ?? []
  return {
    async replace(lessons) {
      const isChanged = JSON.stringify(lessons) !== JSON.stringify(await readAudiences())
      if (isChanged) await storage.put(STORAGE_KEY, lessons)
      return isChanged
    },
    async invitations() {
      const lessons = new Map((await readAudiences()).map((each) => [each.code, each]))
      return (who, code) => {
        if (who.role === 'admin' && !who.scope) return true
        const own: readonly (string | undefined)[] = who.scope?.classCodes ?? [who.classCode]
        const lesson = lessons.get(code)
        if (!lesson) return false
        const isOwn = (each: string | undefined) => own.includes(each)
        const isNamed =
          who.role === 'pupil'
            ? lesson.userIDs?.includes(who.id)
            : lesson.groupClasses?.some((ofGroup) => ofGroup.length > 0 && ofGroup.every(isOwn))
        return lesson.isOpenToVisitors || isNamed === true || lesson.classCodes.some(isOwn)
      }
    },
    async classesIn(code) {
      const lesson = (await readAudiences()).find((each) => each.code === code)
      const ofLesson = [...(lesson?.classCodes ?? []), ...(lesson?.groupClasses ?? []).flat()]
      return (who) => {
        if (who.role === 'pupil') return [who.classCode]
        const followed = ofLesson.filter((each) => coversClasses(who, [each]))
        // A lesson for visitors may have none of her classes.
        return followed.length > 0 ? followed : (who.scope?.classCodes ?? [undefined])
      }
    },
  }
}
