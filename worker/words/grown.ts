import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/** A span of time, from one instant up to another. */
interface Span<Instant> {
  start: Instant
  end: Instant
}

/** How many words of `pupil` have grown in a span, each once, as the answers to the batches that came in it told. */
export function wordsGrown({ start, end }: Span<string> | Span<Placeholder>): SQL {
  return sql`
    SELECT count(DISTINCT told.value ->> 'word')
    FROM answer_batches AS batch CROSS JOIN json_each(batch.answer, '$.memories') AS told
    WHERE batch.user_id = pupil.id AND batch.received_at >= ${start} AND batch.received_at < ${end}
      AND told.value ->> 'strength' > told.value ->> 'before'`
}
