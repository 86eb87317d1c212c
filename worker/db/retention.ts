import { lt } from 'drizzle-orm'
import type { Database } from './database.ts'
import { activityAnswers, attempts, logs, traces, videoViews } from './schema.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Longer than any lock. */
const ATTEMPT_HOURS = 1
/** Longer than a browser that was put away for the summer keeps what it could not send. */
const ANSWER_DAYS = 120

/** Deletes what is past its time; traces and logs are kept for `retentionDays`. */
export async function deleteOld(db: Database, now: Date, retentionDays: number): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  await db.batch([
    db.delete(traces).where(lt(traces.date, before(retentionDays * DAY))),
    db.delete(logs).where(lt(logs.dateReceived, before(retentionDays * DAY))),
    db.delete(attempts).where(lt(attempts.at, before(ATTEMPT_HOURS * HOUR))),
    db.delete(activityAnswers).where(lt(activityAnswers.createdAt, before(ANSWER_DAYS * DAY))),
    db.delete(videoViews).where(lt(videoViews.week, before(ANSWER_DAYS * DAY).slice(0, 10))),
  ])
}
