import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type MissedWord, missedWord } from '../../../domain/api/words.ts'
import { DAY } from '../../../domain/bounds.ts'
import type { WordTask } from '../../../domain/learning/task.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { audienceUsers } from '../../groups/audience.ts'
import { joinShownWord, SHOWN_COLUMNS } from '../memories/shown-words.ts'

const MAX_WORDS = 500

interface MissedQuery {
  /** An audience key; null for all pupils. */
  classCode: string | null
  /** Null for all tasks except self-assessment (`say`). */
  task: WordTask | null
  days: number
  now: Date
}

/** Lists the words with the most wrong first tries, without words that the school no longer has. */
export async function readMissed(
  db: Database,
  { classCode, task, days, now }: MissedQuery,
): Promise<MissedWord[]> {
  const since = new Date(now.getTime() - days * DAY).toISOString()
  const { results } = await selectMissed(db, { classCode, grade: null, task, since }).all()
  return z
    .parse(z.array(z.extend(missedWord, { by: z.string() })), results)
    .map((row) => ({ ...row, by: z.parse(z.array(z.int()), JSON.parse(row.by)) }))
}

const [classCode, task] = [sql.placeholder('classCode'), sql.placeholder('task')]

/**
 * Starts from the pupils, since the index sorts batches by pupil and time. Ignores answers for which there
 * was only one option.
 */
const selectMissed = statement(sql`
  WITH missed AS MATERIALIZED (
    SELECT value ->> 'word' AS word, count(*) AS tries, count(*) - sum(value ->> 'right') AS wrong,
      CASE WHEN ${classCode} IS NULL THEN '[]'
        ELSE json_group_array(DISTINCT users.id) FILTER (WHERE NOT value ->> 'right') END AS by
    FROM users CROSS JOIN answer_batches AS batch
      ON batch.user_id = users.id AND batch.received_at >= ${sql.placeholder('since')}
      CROSS JOIN json_each(batch.answers)
    WHERE NOT users.is_admin AND (${classCode} IS NULL OR users.is_enabled AND users.id IN ${audienceUsers(sql`json_array(${classCode})`)})
      AND coalesce(value ->> 'task' = ${task}, value ->> 'task' <> 'say')
      AND value ->> 'options' IS NOT 1
    GROUP BY 1 HAVING wrong > 0
  )
  SELECT ${SHOWN_COLUMNS}, missed.tries, missed.wrong, missed.by
  FROM missed ${joinShownWord('missed.word')}
  ORDER BY missed.wrong DESC, missed.tries, missed.word LIMIT ${sql.raw(`${MAX_WORDS}`)}`)
