import type { Context } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { notifyRoom } from '../room/notify-room.ts'
import { todayOf } from './open-lesson.ts'
import { listAudiences } from './queries.ts'

/** Sends the audiences of lessons to the room, which cannot read them itself. */
export async function sendLessonAudiences(c: Context<AppEnv>): Promise<void> {
  const lessons = await listAudiences(c.var.db, todayOf(c))
  await notifyRoom(c, { type: 'lessonAudiences', lessons })
}

/** Sends the new audiences to the room first, since open browsers then reload their lessons immediately. */
export function notifyLessons(c: Context<AppEnv>): void {
  c.var.later(sendLessonAudiences(c).then(() => notifyRoom(c, { type: 'lessonsChanged' })))
}
