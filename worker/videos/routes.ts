import { Hono } from 'hono'
import { canForSomeRecord } from '../../domain/access.ts'
import { videoWatchedAnswer, videoWatchedRequest } from '../../domain/api/video.ts'
import { DAY } from '../../domain/bounds.ts'
import { schoolWeek } from '../../domain/calendar.ts'
import { areTooFast, VIDEOS_PER_POINT, videosInARow } from '../../domain/economy.ts'
import { countActivity } from '../activities/count-activity.ts'
import { countWeek } from '../activities/queries.ts'
import { assertAllowed, permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { Refusal } from '../http/refusal.ts'
import { requireUser } from '../http/require-user.ts'
import { tooManyCalls } from '../http/too-many-calls.ts'
import { body } from '../http/validate.ts'
import { findVideo, saveVideoView } from './queries.ts'

export const videos = new Hono<AppEnv>().post(
  '/watched',
  documented(
    'Report that a video was watched to its end. Three in a row count as an activity',
    videoWatchedAnswer,
    200,
    videoWatchedAnswer,
  ),
  permit('saveActivity'),
  body(videoWatchedRequest),
  async (c) => {
    const { userID, clientID, video, idempotencyKey = null } = c.req.valid('json')
    await assertAllowed(c, 'saveActivity', userID)
    await requireUser(c, userID)
    const { actor, db, now, timeZone } = c.var
    const found = await findVideo(db, { userID, clientID, video })
    if (!found) throw new Refusal('videosUnknown', { clientID })
    if (found.closing) throw new Refusal(found.closing)
    if (!found.isThere) throw new Refusal('videoUnknown', { clientID, video })
    const week = schoolWeek(now, timeZone)
    const key = idempotencyKey ?? crypto.randomUUID()
    const views = await saveVideoView(db, { userID, clientID, video, week, now, idempotencyKey: key })
    if (views.length === 0) throw tooManyCalls(new Date(now.getTime() + DAY), now)
    const inARow = videosInARow(views)
    if (inARow < VIDEOS_PER_POINT) {
      const count = await countWeek(db, userID, week)
      return answerWith(c, { success: true, inARow, data: null, count })
    }
    const isLimited = !canForSomeRecord(actor, 'judgeHeld')
    const problem = areTooFast(views.map(({ watchedAt }) => watchedAt)) ? 'implausible' : null
    const claim = {
      userID,
      clientID,
      now,
      timeZone,
      isLimited,
      score: null,
      idempotencyKey,
      problem,
    } as const
    const { activity, count, isHeld } = await countActivity(db, claim)
    const data = isHeld ? { held: true as const } : activity
    return answerWith(c, { success: true, inARow, data, count }, isHeld ? 202 : 200)
  },
)
