import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { toAskedWord } from '../../domain/learning/asked-word.ts'
import { hiddenSoundPath } from '../../domain/live/messages.ts'
import type { LivePlan } from '../../domain/live/plan.ts'
import type { LivePupil } from '../../domain/live/state.ts'
import { supportsIn } from '../../domain/supports.ts'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { audienceUsers } from '../groups/audience.ts'
import { MET_WORDS, summaryColumn } from '../words/memories/memory-parts.ts'
import { findLiveGame, isPlayer, isStillOpen } from './queries.ts'

/** The plan and the pupils of an open game; null if there is none. */
export async function loadGame(
  db: Database,
  code: string,
  now: Date,
): Promise<{ plan: LivePlan; pupils: LivePupil[] } | null> {
  const game = await findLiveGame(db, code)
  if (!game || !isStillOpen(game, now)) return null
  const { title, classCodes, plan } = game
  const { soundKeys, ...rest } = plan
  const hiddenSounds = plan.words.map(({ sound }, index) => {
    const key = soundKeys[index]
    return sound === null || key === undefined ? null : hiddenSoundPath(code, key)
  })
  const words = plan.words.map(({ word }) => word)
  const known = sql<string>`SELECT memory.user_id AS userID, met.key AS word, ${summaryColumn('days')} AS days
    FROM memory_parts AS memory ${MET_WORDS}
    WHERE memory.user_id IN ${audienceUsers(JSON.stringify(classCodes))}
      AND met.key IN (SELECT value FROM json_each(${JSON.stringify(words)}))`
  const [pupils, memories] = await Promise.all([
    db
      .select({
        userID: users.id,
        displayName: users.displayName,
        avatarUrl: users.avatarUrl,
        supports: users.supports,
      })
      .from(users)
      .where(isPlayer(classCodes)),
    db.all(known),
  ])
  const daysOf = new Map(
    z.parse(z.array(memoryRow), memories).map(({ userID, word, days }) => [`${userID}:${word}`, days]),
  )
  return {
    plan: { ...rest, title, words: plan.words.map(toAskedWord), hiddenSounds },
    pupils: pupils.map(({ supports, ...pupil }) => ({
      ...pupil,
      supports: supportsIn(supports),
      days: words.map((word) => daysOf.get(`${pupil.userID}:${word}`) ?? 0),
    })),
  }
}

const memoryRow = z.object({ userID: z.int(), word: z.string(), days: z.int() })
