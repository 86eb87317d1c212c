import type { Context } from 'hono'
import { can } from '../../domain/access.ts'
import type { OwnLesson } from '../../domain/api/lesson.ts'
import { schoolDay } from '../../domain/calendar.ts'
import { isLessonCode, whenIs } from '../../domain/lesson.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { addressOf, countAttempt, mustBeUnlocked, subjects } from '../limits/limit.ts'
import { findLesson } from './queries.ts'

export function todayOf({ var: { now, timeZone } }: Context<AppEnv>): string {
  return schoolDay(now, timeZone)
}

/**
 * The lesson of a code, where the caller may open it today: administrators every one, pupils those of their class, everyone those that
 * are open to visitors. Whoever tries codes that are none is slowed down by address; a pupil's own lessons open all the same.
 * @throws {Refusal} that says why not
 */
export async function openLesson(c: Context<AppEnv>, code: string): Promise<OwnLesson> {
  const { actor, user, db } = c.var
  const lesson = isLessonCode(code) ? await findLesson(db, code, actor?.id ?? null) : undefined
  if (can(actor, 'runLessons')) return lesson ?? refuse(new Refusal('lessonUnknown', { code }))
  const isOwn = lesson?.classCodes.includes(user?.classCode ?? '') ?? false
  if (!lesson || !isOwn) {
    const guesses = subjects('lesson', await addressOf(c))
    await mustBeUnlocked(c, guesses)
    if (!lesson) {
      await countAttempt(c, guesses)
      throw new Refusal('lessonUnknown', { code })
    }
    if (!lesson.isOpenToVisitors) throw new Refusal(actor ? 'lessonOfOthers' : 'lessonNeedsSignIn')
  }
  const when = whenIs(lesson, todayOf(c))
  if (when === 'coming') throw new Refusal('lessonNotYet', { firstDay: lesson.firstDay })
  if (when === 'over') throw new Refusal('lessonOver')
  return { ...lesson, classCodes: [] }
}

function refuse(refusal: Refusal): never {
  throw refusal
}
