import type { Context } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { tellRoom } from '../room/tell-room.ts'
import { todayOf } from './open-lesson.ts'
import { listAudiences } from './queries.ts'

/** Tells the room for whom the lessons are that are not over. It cannot ask, and knows no lesson that it was not told of. */
export async function tellLessonAudiences(c: Context<AppEnv>): Promise<void> {
  const lessons = await listAudiences(c.var.db, todayOf(c))
  await tellRoom(c, { type: 'lessonAudiences', lessons })
}
