import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { DAY } from '../../domain/bounds.ts'
import { missionSize } from '../../domain/learning/mission-size.ts'
import { supportsIn } from '../../domain/supports.ts'
import type { JudgedClaim } from '../activities/verdict.ts'
import type { Database } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import type { User } from '../users/queries.ts'
import { refreshKnownWords } from './memories/refresh-known-words.ts'

/** Answers given offline arrive late by at most this. */
const MAX_AGE_MS = 7 * DAY

/**
 * Returns why practising the words of a page does not count. Null if the user has answered enough of them on
 * that page, which is the number of words in one practice. Each answer is used for one activity only.
 * `implausible` means that some of the answers wait for an administrator.
 */
export async function checkPracticeAnswers(
  db: Database,
  user: User,
  clientID: string,
  now: Date,
): Promise<JudgedClaim['problem']> {
  const since = new Date(now.getTime() - MAX_AGE_MS).toISOString()
  const read = async () =>
    z.parse(practiceCounts, await selectCounts(db, { userID: user.id, clientID, since }).first())
  let found = await read()
  if (found.known === 0) {
    // After a restore, there are no known words at all.
    await refreshKnownWords(db)
    found = await read()
  }
  const asked = Math.min(missionSize(supportsIn(user.supports)), found.known)
  if (asked > 0 && found.accepted >= asked) return null
  return asked > 0 && found.given >= asked ? 'implausible' : 'unfinished'
}

/**
 * `known`: words of the page. `given`: words answered, including held answers. `accepted`: words answered,
 * without held answers.
 */
const practiceCounts = z.object({ known: z.int(), given: z.int(), accepted: z.int() })

const [userID, clientID, since] = [
  sql.placeholder('userID'),
  sql.placeholder('clientID'),
  sql.placeholder('since'),
]

/** An activity's week begins at most six days before it. */
const MATCHES_PAGE = sql`user_id = ${userID} AND client_id = ${clientID}
  AND week >= date(${since}, '-7 days') AND activity_date > ${since}`

const selectCounts = statement(sql`
  WITH used AS (
    SELECT ${since} AS until
    UNION ALL SELECT activity_date FROM activities WHERE ${MATCHES_PAGE}
    UNION ALL SELECT activity_date FROM held_activities WHERE ${MATCHES_PAGE} AND decision IS NOT 'dismissed'
  ), sent AS (
    SELECT answers, 0 AS is_held FROM answer_batches
    WHERE user_id = ${userID} AND received_at > (SELECT max(until) FROM used)
    UNION ALL
    SELECT answers, 1 FROM held_answers
    WHERE user_id = ${userID} AND received_at > (SELECT max(until) FROM used) AND decision IS NULL
  )
  SELECT (SELECT count(*) FROM known_words WHERE client_id = ${clientID}) AS known,
    count(DISTINCT known.word) AS given, count(DISTINCT known.word) FILTER (WHERE NOT is_held) AS accepted
  FROM sent CROSS JOIN json_each(sent.answers) AS answer
    JOIN known_words AS known ON known.client_id = ${clientID} AND known.word = answer.value ->> 'word'
  WHERE answer.value ->> 'game' = ${clientID} AND answer.value ->> 'task' <> 'say'`)
