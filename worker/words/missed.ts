import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type MissedWord, missedWord } from '../../domain/api/words.ts'
import { DAY } from '../../domain/bounds.ts'
import type { WordTask } from '../../domain/learning/task.ts'
import type { Database } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { joinShown, SHOWN } from './shown.ts'

const MOST_WORDS = 500

interface Asked {
  /** Of everyone, where none is given. */
  classCode: string | null
  /** At any but what the pupil judges, where none is given. */
  task: WordTask | null
  days: number
  now: Date
}

/** The words at whose first tries pupils were wrong most often, the worst first; those that the school does not know any more are left out. */
export async function readMissed(db: Database, { classCode, task, days, now }: Asked): Promise<MissedWord[]> {
  const since = new Date(now.getTime() - days * DAY).toISOString()
  const { results } = await missedWords(db, { classCode, task, since }).all()
  return z
    .parse(z.array(z.extend(missedWord, { by: z.string() })), results)
    .map((row) => ({ ...row, by: z.parse(z.array(z.int()), JSON.parse(row.by)) }))
}

const [classCode, task] = [sql.placeholder('classCode'), sql.placeholder('task')]

/**
 * By the pupils, whose batches lie in the order of time: of each those since a day. What could not be answered otherwise tells nothing.
 */
const missedWords = statement(sql`
  WITH missed AS MATERIALIZED (
    SELECT value ->> 'word' AS word, count(*) AS tries, count(*) - sum(value ->> 'right') AS wrong,
      CASE WHEN ${classCode} IS NULL THEN '[]'
        ELSE json_group_array(DISTINCT users.id) FILTER (WHERE NOT value ->> 'right') END AS by
    FROM users CROSS JOIN answer_batches AS batch
      ON batch.user_id = users.id AND batch.received_at >= ${sql.placeholder('since')}
      CROSS JOIN json_each(batch.answers)
    WHERE NOT users.is_admin AND coalesce(users.class_code = ${classCode}, ${classCode} IS NULL)
      AND coalesce(value ->> 'task' = ${task}, value ->> 'task' <> 'say')
      AND value ->> 'options' IS NOT 1
    GROUP BY 1 HAVING wrong > 0
  )
  SELECT ${SHOWN}, missed.tries, missed.wrong, missed.by
  FROM missed ${joinShown('missed.word')}
  ORDER BY missed.wrong DESC, missed.tries, missed.word LIMIT ${sql.raw(`${MOST_WORDS}`)}`)
