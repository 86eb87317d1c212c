import { schoolDay } from '../../domain/calendar.ts'
import {
  daysBetween,
  type KeptAnswer,
  type KeptMemory,
  keepAnswers,
  memoryOf,
  NOTHING_KEPT,
  retrievability,
  strengthOf,
} from '../../domain/learning/memory.ts'
import type { WordTask } from '../../domain/learning/task.ts'
import { NOW } from './school-year.ts'

/** What `POST answers` does in D1 and in the memory of words, by hand: no check of what comes in, and no second attempt. */

interface Sent {
  userID: number
  answers: { word: string; task: WordTask; right: boolean; options: number; at: string }[]
  idempotencyKey: string
}

const ZONE = 'America/Toronto'
const DAY = 86_400_000

export async function keepBareAnswers(DB: D1Database, { userID, answers, idempotencyKey }: Sent) {
  const now = NOW.toISOString()
  const received = schoolDay(NOW, ZONE)
  const words = JSON.stringify(answers.map(({ word }) => word))
  const [, known, met] = await DB.batch<{ word: string; kept: string }>([
    DB.prepare(
      `SELECT EXISTS (SELECT 1 FROM users WHERE id = ?1) AS isThere,
         (SELECT answer FROM answer_batches WHERE user_id = ?1 AND idempotency_key = ?2) AS answer,
         (SELECT count(*) FROM answer_batches WHERE user_id = ?1 AND received_at > ?3) AS batchesOfDay,
         CASE WHEN EXISTS (
           SELECT 1 FROM json_each(?4) WHERE NOT EXISTS (SELECT 1 FROM word_memories WHERE user_id = ?1 AND word = value)
         ) THEN (SELECT count(*) FROM word_memories WHERE user_id = ?1) ELSE 0 END AS met`,
    ).bind(userID, idempotencyKey, new Date(NOW.getTime() - DAY).toISOString(), words),
    DB.prepare(
      'SELECT value AS word FROM json_each(?1) WHERE EXISTS (SELECT 1 FROM known_words WHERE known_words.word = value)',
    ).bind(words),
    DB.prepare(
      'SELECT word, kept FROM word_memories WHERE user_id = ?1 AND word IN (SELECT value FROM json_each(?2))',
    ).bind(userID, words),
  ])
  const knownWords = new Set(known?.results.map(({ word }) => word))
  const memories = new Map<string, KeptMemory>(met?.results.map(({ word, kept }) => [word, JSON.parse(kept)]))
  const settled = new Date(NOW.getTime() - 9 * DAY).toISOString()
  let tries = 0
  const log: object[] = []
  const rows: object[] = []
  const changed: object[] = []
  for (const { word, task, right, options, at } of answers) {
    if (!knownWords.has(word)) continue
    const before = memories.get(word) ?? NOTHING_KEPT
    const former = memoryOf(before)
    const day = schoolDay(new Date(at), ZONE)
    const answer: KeptAnswer = { at, day, received, task, right, options }
    const kept = keepAnswers(before, [answer], settled)
    const memory = memoryOf(kept)
    if (!memory) continue
    const strength = strengthOf(memory)
    const { days, due, firstSeen, lastSeen, right: rights, tries: all } = memory
    tries += former?.tries ?? 0
    log.push({
      word,
      at,
      task,
      right,
      options,
      ...(former && { gap: daysBetween(former.lastDay, day), chance: retrievability(former, day) }),
    })
    rows.push({
      word,
      strength,
      days,
      due,
      firstSeen,
      lastSeen,
      right: rights,
      tries: all,
      kept: JSON.stringify(kept),
    })
    changed.push({ word, strength, before: former ? strengthOf(former) : 0, days, due })
  }
  const answer = {
    success: true,
    data: { accepted: log.length, ignored: answers.length - log.length },
    memories: changed,
  }
  await DB.batch([
    DB.prepare(
      `INSERT INTO answer_batches (user_id, idempotency_key, received_at, answers, answer)
       SELECT id, ?2, ?3, ?4, ?5 FROM users WHERE id = ?1 AND ?6 = (
         SELECT coalesce(sum(tries), 0) FROM word_memories WHERE user_id = ?1 AND word IN (SELECT value FROM json_each(?7))
       ) ON CONFLICT DO NOTHING`,
    ).bind(userID, idempotencyKey, now, JSON.stringify(log), JSON.stringify(answer), tries, words),
    DB.prepare(
      `INSERT INTO word_memories (user_id, word, strength, days, due, first_seen, last_seen, right_tries, tries, kept)
       SELECT ?1, value ->> 'word', value ->> 'strength', value ->> 'days', value ->> 'due', value ->> 'firstSeen',
         value ->> 'lastSeen', value ->> 'right', value ->> 'tries', value ->> 'kept'
       FROM json_each(?2) WHERE changes() > 0
       ON CONFLICT (user_id, word) DO UPDATE SET strength = excluded.strength, days = excluded.days, due = excluded.due,
         last_seen = excluded.last_seen, right_tries = excluded.right_tries, tries = excluded.tries, kept = excluded.kept`,
    ).bind(userID, JSON.stringify(rows)),
  ])
  return answer
}
