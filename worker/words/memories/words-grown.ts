import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/** Subquery: number of distinct words (not sentences) of `pupil` that grew in batches received from `start` up to `end`. */
export function wordsGrown({ start, end }: Record<'start' | 'end', string | Placeholder>): SQL {
  return sql`
      SELECT count(DISTINCT grown.value ->> 'word')
      FROM answer_batches AS batch CROSS JOIN json_each(batch.answer, '$.memories') AS grown
    WHERE batch.user_id = pupil.id AND batch.received_at >= ${start} AND batch.received_at < ${end}
          AND grown.value ->> 'strength' > grown.value ->> 'before' AND grown.value ->> 'isSentence' IS NULL`
}
