import type { ActivityHeldAnswer, SaveActivityAnswer } from '../../../domain/api/activity.ts'
import type { VideoWatchedAnswer } from '../../../domain/api/video.ts'
import { ACTIVITIES_PER_BONUS_BRAVO, ACTIVITIES_PER_BRAVO } from '../../../domain/economy.ts'
import { ApiError } from '../api/api-client.ts'
import type { callAs } from '../api/call-as.ts'
import type { BravoJob, Job, JobOutcome, NewJob } from './jobs.ts'

/** Result of a job: its outcome, and the jobs that follow from it. */
export interface JobResult {
  outcome: JobOutcome
  next?: NewJob[]
}

interface JobDependencies {
  callAs: typeof callAs
  /** Announces the bonus winner to the room. */
  announce(userID: number, bravoCount: number, ticket: string): Promise<void>
  /** Calls `onShown` when the winner's animation starts. Resolves 2.5 s later. */
  celebrateBonus(bravoCount: number, onShown: () => void): Promise<void>
}

/** Treat the request as failed after this; the retry is idempotent. */
const REQUEST_TIMEOUT_MS = 30_000

/** Creates the function that makes a job's call. Every call is safe to repeat. */
export function createJobRunner({
  callAs,
  announce,
  celebrateBonus,
}: JobDependencies): (job: Job) => Promise<JobResult> {
  /**
   * For a Bravo that the server refused: whether an earlier call, whose response was lost, has already given
   * it. Only checks activities of this week, since the daily run gives the Bravos of past weeks.
   */
  async function wasGivenFor({ userID, activityLogID }: BravoJob): Promise<boolean> {
    if (activityLogID === undefined) return false
    const { data } = await withTimeout(callAs(userID, 'GET activities/:id', { path: { id: userID } }))
    return data.some((activity) => activity.activityLogID === activityLogID)
  }

  return async (job) => {
    const { userID } = job
    switch (job.kind) {
      case 'activity': {
        const { kind: _, createdAt: __, ...body } = job
        return activityResult(userID, await withTimeout(callAs(userID, 'POST activities', { body })))
      }
      case 'video': {
        const { kind: _, createdAt: __, ...body } = job
        return activityResult(userID, await withTimeout(callAs(userID, 'POST videos/watched', { body })))
      }
      case 'bravo': {
        const isGiven = await withTimeout(callAs(userID, 'POST bravos', { body: { userID } })).then(
          () => true,
          falseIfNotEarned,
        )
        return { outcome: { status: 'earned', isToCheer: isGiven || (await wasGivenFor(job)) } }
      }
      case 'bonus': {
        const answer = await withTimeout(
          callAs(userID, 'POST menulinks/cache/bonus/check', {
            body: { clientID: job.clientID },
          }),
        )
        if (!answer.won) return { outcome: { status: 'done' } }
        const { bravoCount, ticket } = answer
        await celebrateBonus(bravoCount, () => void announce(userID, bravoCount, ticket))
        return { outcome: { status: 'done' }, next: [{ kind: 'bonus-award', userID, bravoCount }] }
      }
      case 'bonus-award': {
        const { bravoCount } = job
        const activityCount = bravoCount * ACTIVITIES_PER_BONUS_BRAVO
        await withTimeout(
          callAs(userID, 'POST menulinks/cache/bonus/award', {
            body: { userID, activityCount, bravoCount },
          }),
        )
        return {
          outcome: { status: 'earned', isToCheer: false },
          next: [{ kind: 'bonus-clear', userID, bravoCount }],
        }
      }
      case 'bonus-clear':
        await withTimeout(
          callAs(userID, 'POST menulinks/cache/bonus/clear', {
            body: { user: { id: userID }, bravoCount: job.bravoCount },
          }),
        )
        return { outcome: { status: 'bonusOver' } }
      case 'answers': {
        const { kind: _, createdAt: __, ...body } = job
        const { memories } = await withTimeout(callAs(userID, 'POST answers', { body }))
        return { outcome: { status: 'remembered', memories } }
      }
      case 'lesson-step': {
        const { code, step, createdAt: at } = job
        const sent = { path: { code }, body: { step, at } }
        await withTimeout(callAs(userID, 'POST lessons/:code/done', sent))
        return { outcome: { status: 'done' } }
      }
      case 'score': {
        const { clientID, score } = job
        const sent = { path: { clientID }, body: { score } }
        await withTimeout(callAs(userID, 'PUT best-scores/:clientID', sent))
        return { outcome: { status: 'done' } }
      }
    }
  }
}

/** The outcome of an activity. Every fifth counted activity earns a Bravo, which a further job claims. */
function activityResult(
  userID: number,
  answer: SaveActivityAnswer | ActivityHeldAnswer | VideoWatchedAnswer,
): JobResult {
  const { data, count } = answer
  if (!data) return { outcome: { status: 'watched', inARow: 'inARow' in answer ? answer.inARow : 0 } }
  if ('held' in data) return { outcome: { status: 'held' } }
  const isFull = count % ACTIVITIES_PER_BRAVO === 0
  return {
    outcome: { status: 'counted', activity: data, count },
    next: isFull ? [{ kind: 'bravo', userID, activityLogID: data.activityLogID }] : [],
  }
}

function falseIfNotEarned(error: unknown): false {
  if (error instanceof ApiError && error.code === 'bravoNotEarned') return false
  throw error
}

async function withTimeout<Answer>(answer: Promise<Answer>) {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(reject, REQUEST_TIMEOUT_MS)
  })
  return Promise.race([answer, timeout])
}
