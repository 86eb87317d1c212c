import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { EvidenceAnswer } from '../../../domain/api/class-words.ts'
import { predictionOf } from '../../../domain/learning/evidence.ts'
import { MAX_SUCCESS_DAYS, type MemoryFeatures, predictPeriods } from '../../../domain/learning/prediction.ts'
import type { Database } from '../../db/database.ts'
import { flag } from '../../db/flag.ts'
import { statement } from '../../db/statement.ts'
import { IS_INFORMATIVE } from '../answers/is-informative.ts'

/** An answer this many days after the previous one shows long-term retention. */
const LONG_GAP_DAYS = 21

/** Computes retention and prediction quality from logged answers and the totals of older ones. */
export async function readEvidence(db: Database): Promise<EvidenceAnswer['data']> {
  const [retainedRows, predictionRows] = await db.$client.batch([
    selectRetained(db, {}),
    selectPredictions(db, {}),
  ])
  const weeks = Map.groupBy(z.parse(z.array(predictionRow), predictionRows?.results), ({ week }) => week)
  return {
    retained: z.parse(z.array(retainedRow), retainedRows?.results),
    prediction: predictionOf(
      predictPeriods([...weeks.values()].map((its) => its.map((row) => ({ ...row, facts: factsIn(row) })))),
    ),
  }
}

const retainedRow = z.object({ task: z.string(), tries: z.int(), right: z.int() })

/** All logged answers, joined by user so that the user index is used. */
const ANSWERS = sql`users CROSS JOIN answer_batches AS batch ON batch.user_id = users.id
  CROSS JOIN json_each(batch.answers) AS answer`

/** Old totals, and those of an old backup, may contain self-assessments (`say`). */
const selectRetained = statement(sql`
  SELECT task, sum(tries) AS tries, sum(right_tries) AS right FROM (
    SELECT answer.value ->> 'task' AS task, 1 AS tries, answer.value ->> 'right' AS right_tries
    FROM ${ANSWERS} WHERE ${IS_INFORMATIVE} AND answer.value ->> 'gap' >= ${sql.raw(`${LONG_GAP_DAYS}`)}
    UNION ALL
    SELECT task, tries, right_tries FROM answer_totals WHERE gap = ${sql.raw(`${LONG_GAP_DAYS}`)} AND task <> 'say'
  ) GROUP BY task ORDER BY task`)

const predictionRow = z.object({
  week: z.string(),
  curve: z.number(),
  wasRight: flag,
  days: z.int(),
  options: z.nullable(z.int()),
  right: flag,
  count: z.int(),
})

function factsIn({ curve, wasRight, days }: MemoryFeatures): MemoryFeatures {
  return { curve, wasRight, days }
}

/** Groups by week and by the predicted probability in steps of 0.05, so that the query returns few rows. */
const selectPredictions = statement(sql`
  SELECT date(batch.received_at, 'weekday 6') AS week, round(answer.value ->> 'curve' * 20) / 20 AS curve,
    answer.value ->> 'wasRight' AS wasRight, min(answer.value ->> 'days', ${sql.raw(`${MAX_SUCCESS_DAYS}`)}) AS days,
    answer.value ->> 'options' AS options, answer.value ->> 'right' AS right, count(*) AS count
  FROM ${ANSWERS} WHERE ${IS_INFORMATIVE} AND answer.value ->> 'gap' > 0 AND answer.value ->> 'curve' IS NOT NULL
  GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1`)
