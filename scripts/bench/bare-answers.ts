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

interface Part {
  part: number
  triesBefore: number
  tries: number
  words: Record<string, unknown>
  kept: Record<string, KeptMemory>
}

const ZONE = 'America/Toronto'
const DAY = 86_400_000

export async function keepBareAnswers(DB: D1Database, { userID, answers, idempotencyKey }: Sent) {
  const now = NOW.toISOString()
  const received = schoolDay(NOW, ZONE)
  const words = JSON.stringify(answers.map(({ word }) => word))
  const [, known, met] = await DB.batch<{
    word: string
    part: number
    tries: number
    words: string
    kept: string
  }>([
    DB.prepare(
      `SELECT EXISTS (SELECT 1 FROM users WHERE id = ?1) AS isThere,
         (SELECT answer FROM answer_batches WHERE user_id = ?1 AND idempotency_key = ?2) AS answer,
         (SELECT count(*) FROM answer_batches WHERE user_id = ?1 AND received_at > ?3) AS batchesOfDay`,
    ).bind(userID, idempotencyKey, new Date(NOW.getTime() - DAY).toISOString()),
    DB.prepare(
      'SELECT value AS word FROM json_each(?1) WHERE EXISTS (SELECT 1 FROM known_words WHERE known_words.word = value)',
    ).bind(words),
    DB.prepare(
      `SELECT part, tries, words, kept FROM memory_parts WHERE user_id = ?1 AND (
         part = (SELECT max(part) FROM memory_parts WHERE user_id = ?1)
         OR EXISTS (SELECT 1 FROM json_each(?2) WHERE instr(words, '"' || value || '":[') > 0)
       ) ORDER BY part`,
    ).bind(userID, words),
  ])
  const knownWords = new Set(known?.results.map(({ word }) => word))
  const parts: Part[] = (met?.results ?? []).map(({ part, tries, words, kept }) => ({
    part,
    triesBefore: tries,
    tries,
    words: JSON.parse(words),
    kept: JSON.parse(kept),
  }))
  const written = new Set<Part>()
  const settled = new Date(NOW.getTime() - 9 * DAY).toISOString()
  const log: object[] = []
  const changed: object[] = []
  for (const { word, task, right, options, at } of answers) {
    if (!knownWords.has(word)) continue
    let part = parts.find(({ words }) => word in words) ?? parts.at(-1)
    const before = part?.kept[word] ?? NOTHING_KEPT
    const former = memoryOf(before)
    const day = schoolDay(new Date(at), ZONE)
    const answer: KeptAnswer = { at, day, received, task, right, options }
    const kept = keepAnswers(before, [answer], settled)
    const memory = memoryOf(kept)
    if (!memory) continue
    const strength = strengthOf(memory)
    const { days, due, firstSeen, lastSeen, right: rights, tries: all } = memory
    if (!part || (!(word in part.words) && Object.keys(part.words).length >= 40)) {
      part = { part: part ? part.part + 1 : 0, triesBefore: 0, tries: 0, words: {}, kept: {} }
      parts.push(part)
    }
    part.words[word] = [strength, days, due, firstSeen, lastSeen, rights, all]
    part.kept[word] = kept
    part.tries += 1
    written.add(part)
    log.push({
      word,
      at,
      task,
      right,
      options,
      ...(former && { gap: daysBetween(former.lastDay, day), chance: retrievability(former, day) }),
    })
    changed.push({ word, strength, before: former ? strengthOf(former) : 0, days, due })
  }
  const answer = {
    success: true,
    data: { accepted: log.length, ignored: answers.length - log.length },
    memories: changed,
  }
  const rows = [...written]
  const sumBefore = rows.reduce((sum, { triesBefore }) => sum + triesBefore, 0)
  await DB.batch([
    DB.prepare(
      `INSERT INTO answer_batches (user_id, idempotency_key, received_at, answers, answer)
       SELECT id, ?2, ?3, ?4, ?5 FROM users WHERE id = ?1 AND ?6 = (
         SELECT coalesce(sum(tries), 0) FROM memory_parts WHERE user_id = ?1 AND part IN (SELECT value FROM json_each(?7))
       ) ON CONFLICT DO NOTHING`,
    ).bind(
      userID,
      idempotencyKey,
      now,
      JSON.stringify(log),
      JSON.stringify(answer),
      sumBefore,
      JSON.stringify(rows.map(({ part }) => part)),
    ),
    DB.prepare(
      `INSERT INTO memory_parts (user_id, part, tries, words, kept)
       SELECT ?1, value ->> 'part', value ->> 'tries', value ->> 'words', value ->> 'kept' FROM json_each(?2) WHERE changes() > 0
       ON CONFLICT (user_id, part) DO UPDATE SET tries = excluded.tries, words = excluded.words, kept = excluded.kept`,
    ).bind(userID, JSON.stringify(rows)),
  ])
  return answer
}
