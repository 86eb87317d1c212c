import type { Context } from 'hono'
import { type Actor, canForSomeRecord } from '../../domain/access.ts'
import type { Lesson, OwnLesson } from '../../domain/api/lesson.ts'
import { schoolDay } from '../../domain/calendar.ts'
import { isLessonCode, lessonPhase } from '../../domain/lesson.ts'
import type { Database } from '../db/database.ts'
import { isInAudience, ownKeyMatcher } from '../groups/audience.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { callerAddressHash, countAttempt, subjects } from '../limits/limit.ts'
import { hasLiveGame } from '../live-games/queries.ts'
import { findLesson, listMissedLessons } from './queries.ts'

export function todayOf({ var: { now, timeZone } }: Context<AppEnv>): string {
  return schoolDay(now, timeZone)
}

type Audience = Pick<Lesson, 'classCodes' | 'isOpenToVisitors'>

/**
 * Returns a predicate: true for lessons that the actor may follow. A colleague needs one of the lesson's classes
 * or groups, unless it is open to visitors.
 */
export async function lessonFilterFor(db: Database, actor: Actor): Promise<(lesson: Audience) => boolean> {
  const isOwn = await ownKeyMatcher(db, actor)
  return ({ classCodes, isOpenToVisitors }) => !actor?.scope || isOpenToVisitors || classCodes.some(isOwn)
}

/** @throws {Refusal} 403 */
export async function assertFollowsLesson(db: Database, actor: Actor, lesson: Audience): Promise<void> {
  if (!(await lessonFilterFor(db, actor))(lesson)) throw new Refusal('outsideScope')
}

/**
 * Finds a lesson by its code if the caller may open it today. Administrators may open every lesson, pupils
 * those of today and those that they missed, and everyone those for visitors. Attempts with unknown codes are
 * limited per address; known codes always work.
 * @throws {Refusal} with the reason
 */
export async function openLesson(c: Context<AppEnv>, code: string): Promise<OwnLesson> {
  const { actor, user, db, timeZone } = c.var
  const lesson = isLessonCode(code) ? await findLesson(db, code, actor?.id ?? null) : undefined
  const runsLessons = canForSomeRecord(actor, 'runLessons')
  if (!lesson) {
    if (await hasLiveGame(db, code)) throw new Refusal('codeOfLiveGame')
    if (!runsLessons) await countAttempt(c, subjects('lesson', await callerAddressHash(c)))
    throw new Refusal('lessonUnknown', { code })
  }
  if (runsLessons) {
    await assertFollowsLesson(db, actor, lesson)
    return lesson
  }
  const isTheirs = user !== null && (await isInAudience(db, lesson.classCodes, user))
  if (!lesson.isOpenToVisitors && !isTheirs) throw new Refusal(actor ? 'lessonOfOthers' : 'lessonNeedsSignIn')
  const when = lessonPhase(lesson, todayOf(c))
  if (when === 'coming') throw new Refusal('lessonNotYet', { firstDay: lesson.firstDay })
  if (when !== 'over') return { ...lesson, classCodes: [] }
  const [missed] =
    user && isTheirs ? await listMissedLessons(db, user, { today: todayOf(c), timeZone, code }) : []
  if (!missed) throw new Refusal('lessonOver')
  return { ...missed, classCodes: [] }
}
