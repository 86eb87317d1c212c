import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { DAY } from '../../../domain/bounds.ts'
import { HELP_DAYS, needsHelpWith, type RecentTries } from '../../../domain/learning/needs-help.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { IS_INFORMATIVE } from '../answers/is-informative.ts'

/**
 * Finds the pupils of a class who need help.
 * @returns user id -> the words that the pupil recently got wrong more than once
 */
export async function readNeedsHelp(
  db: Database,
  classCode: string,
  now: Date,
): Promise<ReadonlyMap<number, RecentTries[]>> {
  const since = new Date(now.getTime() - HELP_DAYS * DAY).toISOString()
  const { results } = await selectTries(db, { classCode, since }).all()
  const triesByUser = Map.groupBy(z.parse(z.array(tryRow), results), ({ userID }) => userID)
  return new Map(
    [...triesByUser].flatMap(([userID, its]) => {
      const words = needsHelpWith(its.map(({ word, tries, wrong }) => ({ word, tries, wrong })))
      return words.length > 0 ? [[userID, words]] : []
    }),
  )
}

const tryRow = z.object({ userID: z.int(), word: z.string(), tries: z.int(), wrong: z.int() })

/** `gap` is the number of days since the word was last met. */
const selectTries = statement(sql`
  SELECT users.id AS userID, answer.value ->> 'word' AS word, count(*) AS tries, sum(NOT (answer.value ->> 'right')) AS wrong
  FROM users CROSS JOIN answer_batches AS batch
    ON batch.user_id = users.id AND batch.received_at >= ${sql.placeholder('since')}
    CROSS JOIN json_each(batch.answers) AS answer
  WHERE users.class_code = ${sql.placeholder('classCode')} AND ${IS_INFORMATIVE} AND answer.value ->> 'gap' > 0
  GROUP BY 1, 2`)
