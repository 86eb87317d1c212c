import { and, eq, isNull, sql } from 'drizzle-orm'
import { schoolWeek } from '../../domain/calendar.ts'
import type { LiveGame, StoredAnswer } from '../../domain/live/state.ts'
import { countedAnswers } from '../../domain/live/tally.ts'
import { monthKey, schoolMonth } from '../../domain/school-months.ts'
import type { Database } from '../db/database.ts'
import { liveGames, liveResults } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { addScore } from '../multiplayer/queries.ts'
import { readSettings } from '../settings/queries.ts'
import { findUser } from '../users/queries.ts'
import { saveAnswers } from '../words/answers/save-answers.ts'
import { hasLiveGame } from './queries.ts'

/** Players per call. Each takes about fifteen statements; a Worker may make 1,000 per call. */
const PLAYERS_PER_CALL = 40

/**
 * Saves the results of the next players with ids above `done`: first tries, points and a row of results. Each
 * part has a key, so that a repeated call changes nothing. A deleted game saves nothing.
 * @returns the id of the last saved player; null once the game has ended in the database
 */
export async function saveResults(
  db: Database,
  code: string,
  game: LiveGame,
  { done, now, timeZone }: { done: number; now: Date; timeZone: string },
): Promise<number | null> {
  if (!(await hasLiveGame(db, code))) return null
  const players = game.state.players
    .filter(({ hasJoined, userID }) => hasJoined && userID > done)
    .toSorted((one, other) => one.userID - other.userID)
  const saved = players.slice(0, PLAYERS_PER_CALL)
  const { mpgBravoCap: cap } = await readSettings(db)
  const period = { week: schoolWeek(now, timeZone), month: monthKey(schoolMonth(now, timeZone)) }
  for (const { userID } of saved) {
    // The account may have been erased during the game.
    if (!(await findUser(db, userID))) continue
    const counted = countedAnswers(game, userID)
    if (counted.length === 0) continue
    // Codes are reused after games are deleted.
    const key = `live:${code}:${game.state.created}`
    const right = countRight(counted)
    await saveTries(db, userID, counted, { key, now, timeZone })
    await addScore(db, { userID, ...period, correctAnswers: right, idempotencyKey: key, cap, now })
    const byNumber = new Map(counted.map((each) => [each.number, each.right]))
    const answers = game.state.asked.map((_asked, index) => byNumber.get(index + 1) ?? null)
    await db
      .insert(liveResults)
      .values({ userID, code, answers: JSON.stringify(answers), right, at: now.toISOString() })
      .onConflictDoNothing()
  }
  const last = saved.at(-1)
  if (last && saved.length < players.length) return last.userID
  await endGame(db, code, game, now)
  return null
}

/**
 * Stores the first answer to each word, or nothing once the pupil has reached the daily number of batches.
 */
async function saveTries(
  db: Database,
  userID: number,
  counted: readonly StoredAnswer[],
  { key, now, timeZone }: { key: string; now: Date; timeZone: string },
): Promise<void> {
  const firsts = new Map(counted.toReversed().map((each) => [each.word, each]))
  const answers = [...firsts.values()].map(({ word, task, right, options, at }) => {
    return { word, task, right, at: new Date(at).toISOString(), options }
  })
  const batch = { userID, answers, idempotencyKey: key, now, timeZone, isLimited: false }
  await saveAnswers(db, batch).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code === 'answersBusy') throw error
  })
}

async function endGame(db: Database, code: string, { state, answers }: LiveGame, now: Date): Promise<void> {
  const counted = state.players.flatMap(({ userID }) => countedAnswers({ state, answers }, userID))
  const hands = state.hands.flatMap((each) => each ?? [])
  await db
    .update(liveGames)
    .set({
      ended: now.toISOString(),
      plan: sql`json_set(${liveGames.plan}, '$.order', json(${JSON.stringify(state.order.slice(0, state.number))}))`,
      hands: JSON.stringify(state.hands),
      players: new Set(counted.map(({ userID }) => userID)).size,
      right: countRight(counted) + hands.reduce((sum, { right }) => sum + right, 0),
      answers: counted.length + hands.reduce((sum, { of }) => sum + of, 0),
    })
    .where(and(eq(liveGames.code, code), isNull(liveGames.ended)))
}

function countRight(answers: readonly { right: boolean }[]): number {
  return answers.filter(({ right }) => right).length
}
