import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { DAY, MAX_ROWS_PER_DAY } from '../../domain/bounds.ts'
import { VIDEOS_PER_POINT, type VideoView } from '../../domain/economy.ts'
import { closedReason } from '../activities/verdict.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { pages, videoViews } from '../db/schema.ts'

export interface WatchedVideo extends VideoView {
  userID: number
  /** The Sunday of the school's week. */
  week: string
  now: Date
  /** A view with a key that the user has sent before is the same view. */
  idempotencyKey: string
}

const videoOfPage = prepared((db) =>
  db
    .select({
      isThere: sql`EXISTS (
        SELECT 1 FROM json_each(${pages.content}, '$.videos') WHERE value ->> 'id' = ${sql.placeholder('video')}
      )`.mapWith(Boolean),
      closing: closedReason.as('closing'),
    })
    .from(pages)
    .where(and(eq(pages.clientID, sql.placeholder('clientID')), eq(pages.kind, 'videos')))
    .prepare(),
)

/**
 * Reads whether a video page has the video (`isThere`) and, if the page is closed to the user, why
 * (`closing`). Returns undefined for an unknown page.
 */
export async function findVideo(db: Database, view: VideoView & { userID: number }) {
  return videoOfPage(db).get({ ...view })
}

/**
 * Stores a view of a video, once per key.
 * @returns this view and the preceding ones of its week, newest first, up to `VIDEOS_PER_POINT`. Empty if the
 * view was not stored because the user reached the daily limit
 */
export async function saveVideoView(
  db: Database,
  { userID, clientID, video, week, now, idempotencyKey }: WatchedVideo,
): Promise<(VideoView & { watchedAt: string })[]> {
  const ofUser = eq(videoViews.userID, userID)
  const thisOne = and(ofUser, eq(videoViews.idempotencyKey, idempotencyKey))
  const ofDay = and(
    ofUser,
    eq(videoViews.week, week),
    gt(videoViews.watchedAt, new Date(now.getTime() - DAY).toISOString()),
  )
  const number = db.select({ videoViewID: videoViews.videoViewID }).from(videoViews).where(thisOne)
  const itsWeek = db.select({ week: videoViews.week }).from(videoViews).where(thisOne)
  const [, views] = await db.batch([
    db
      .insert(videoViews)
      .select(
        sql`SELECT NULL, ${userID}, ${clientID}, ${video}, ${week}, ${now.toISOString()}, ${idempotencyKey}
          WHERE (SELECT count(*) FROM video_views WHERE ${ofDay}) < ${MAX_ROWS_PER_DAY.videoViews}`,
      )
      .onConflictDoNothing(),
    db
      .select({ clientID: videoViews.clientID, video: videoViews.video, watchedAt: videoViews.watchedAt })
      .from(videoViews)
      .where(and(ofUser, eq(videoViews.week, itsWeek), lte(videoViews.videoViewID, number)))
      .orderBy(desc(videoViews.videoViewID))
      .limit(VIDEOS_PER_POINT),
  ])
  return views
}
