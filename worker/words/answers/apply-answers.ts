import * as z from 'zod/mini'
import type { WordAnswer } from '../../../domain/api/word-answers.ts'
import type { SaveAnswersAnswer } from '../../../domain/api/words.ts'
import { DAY, MEMORY_LIMITS } from '../../../domain/bounds.ts'
import { daySpan, schoolDay } from '../../../domain/calendar.ts'
import {
  type AcceptedCounts,
  type HeldAnswerReason,
  holdReason,
} from '../../../domain/learning/held-answers.ts'
import {
  addAnswers,
  daysBetween,
  EMPTY_STORED_MEMORY,
  type Memory,
  memoryOf,
  type StoredAnswer,
  type StoredMemory,
  storedMemory,
  strengthOf,
} from '../../../domain/learning/memory.ts'
import { isPlant } from '../../../domain/learning/plant.ts'
import { featuresOfMemory, type MemoryFeatures } from '../../../domain/learning/prediction.ts'
import { insertMemories, type OpenPart, remainingCapacity } from '../memories/memory-parts.ts'

const MAX_ANSWER_AGE_MS = 8 * DAY
/** One day longer than the maximum age, so that no answer becomes final on the day it is received. */
const ANSWERS_FINAL_AFTER_MS = MAX_ANSWER_AGE_MS + DAY

/** Answers of one pupil that are applied together. */
export interface AnswerBatch {
  userID: number
  answers: readonly WordAnswer[]
  receivedAt: Date
  now: Date
  timeZone: string
  /**
   * True for held answers that are accepted later. Then answers that are too old get the oldest allowed
   * instant.
   */
  wasHeld: boolean
}

/** Database rows that `applyAnswers` needs. */
export interface AnswerContext {
  /** The French of the batch's words that exist in the school. */
  known: ReadonlyMap<string, string>
  /** The parts that contain words of the batch, and the pupil's last part. */
  parts: readonly OpenPart[]
}

/** Answers above these limits are held. */
export interface AnswerLimits {
  accepted: AcceptedCounts
  answersAnHour: number
}

/** A logged answer. Contains the memory's features only if the memory predicted the answer. */
interface LoggedAnswer extends Omit<StoredAnswer, 'day' | 'received' | 'options'>, Partial<MemoryFeatures> {
  word: string
  options?: number
  ms?: number
  game?: string
  /** Days since the word was last met. Omitted for a new word. */
  gap?: number
}

export interface AppliedBatch {
  answer: SaveAnswersAnswer
  /** The accepted answers. */
  log: readonly LoggedAnswer[]
  /** Number of accepted answers that are dated to an earlier school day. */
  backdated: number
  /** Changed parts. */
  parts: readonly OpenPart[]
  /** Oldest first. */
  held: ReadonlyMap<HeldAnswerReason, readonly WordAnswer[]>
}

/** A word of the batch. `part` and `memoryBefore` are null if the pupil had not met the word before. */
interface BatchWord {
  part: OpenPart | null
  storedBefore: StoredMemory
  memoryBefore: Memory | null
  added: StoredAnswer[]
  /** False if the memory is full: answers are only logged then, so that the practice of the word's page counts. */
  hasRoom: boolean
}

/**
 * Computes the memories after a batch, and which of its answers are held because they exceed the limits.
 * @param limits null to hold none
 */
export function applyAnswers(
  { answers, receivedAt, now, timeZone, wasHeld }: AnswerBatch,
  { known, parts }: AnswerContext,
  limits: AnswerLimits | null,
): AppliedBatch {
  const oldest = new Date(now.getTime() - MAX_ANSWER_AGE_MS).toISOString()
  const received = schoolDay(receivedAt, timeZone)
  const dayStart = daySpan(received, timeZone).start.toISOString()
  const accepted = { withinHour: 0, backdatedToday: 0, ...limits?.accepted }
  let capacity = remainingCapacity(parts.at(-1))
  let backdated = 0
  const log: LoggedAnswer[] = []
  const held: [HeldAnswerReason, WordAnswer][] = []
  const answered = new Map<string, BatchWord>()
  for (const answer of answers) {
    const { word, task, right, options } = answer
    // The device's clock may be ahead.
    const given = new Date(Math.min(Date.parse(answer.at), receivedAt.getTime())).toISOString()
    const isTooOld = given < oldest
    if (!known.has(word) || (isTooOld && !wasHeld)) continue
    const at = isTooOld ? oldest : given
    const entry = answered.get(word) ?? batchWord(word, parts, capacity)
    const day = schoolDay(new Date(at), timeZone)
    const sameDay = [...entry.storedBefore.recent, ...entry.added].filter((other) => other.day === day)
    if (sameDay.length >= MEMORY_LIMITS.answersOfWord) continue
    const isBackdated = at < dayStart
    const reason = limits && holdReason(isBackdated, accepted, limits.answersAnHour)
    if (reason) {
      held.push([reason, { ...answer, at }])
      continue
    }
    accepted.withinHour++
    if (isBackdated) {
      accepted.backdatedToday++
      backdated++
    }
    if (entry.hasRoom && entry.part === null && entry.added.length === 0) capacity--
    entry.added.push({ at, day, received, task, right, options: options ?? null })
    answered.set(word, entry)
    log.push(logEntry({ ...answer, at }, day, entry.hasRoom ? entry.memoryBefore : null))
  }
  const final = new Date(now.getTime() - ANSWERS_FINAL_AFTER_MS).toISOString()
  const changes = [...answered].flatMap(([word, { storedBefore, memoryBefore, added, hasRoom }]) => {
    if (!hasRoom) return []
    const updated = addAnswers(storedBefore, added, final)
    const memory = memoryOf(updated)
    return memory ? [{ word, kept: updated, memory, former: memoryBefore, answers: added.length }] : []
  })
  return {
    answer: {
      success: true,
      data: {
        accepted: log.length,
        ignored: answers.length - log.length - held.length,
        ...(held.length > 0 && { held: held.length }),
      },
      memories: changes.map(({ word, memory, former: memoryBefore }) => {
        const { days, due } = memory
        return {
          word,
          strength: strengthOf(memory),
          before: memoryBefore ? strengthOf(memoryBefore) : 0,
          days,
          due,
          ...(!isPlant({ french: known.get(word) ?? '' }) && { isSentence: true }),
        }
      }),
    },
    log,
    backdated,
    parts: insertMemories(parts, changes),
    held: byReason(held),
  }
}

function batchWord(word: string, parts: readonly OpenPart[], capacity: number): BatchWord {
  const part = parts.find(({ words }) => words.has(word)) ?? null
  const storedBefore = part ? z.parse(storedMemory, part.kept.get(word)) : EMPTY_STORED_MEMORY
  const hasRoom = part ? !part.isFull : capacity > 0
  return { part, storedBefore, memoryBefore: memoryOf(storedBefore), added: [], hasRoom }
}

function logEntry(
  { word, at, task, right, options, ms, game }: WordAnswer,
  day: string,
  memoryBefore: Memory | null,
): LoggedAnswer {
  const facts = memoryBefore && featuresOfMemory(memoryBefore, day)
  return {
    word,
    at,
    task,
    right,
    ...(options != null && { options }),
    ...(ms != null && { ms: Math.round(ms) }),
    ...(game != null && { game }),
    ...(memoryBefore && { gap: Math.max(0, daysBetween(memoryBefore.lastDay, day)) }),
    ...(facts && { ...facts, curve: Math.round(facts.curve * 1000) / 1000 }),
  }
}

function byReason(held: readonly (readonly [HeldAnswerReason, WordAnswer])[]) {
  const groups = Map.groupBy(held, ([reason]) => reason)
  return new Map(
    [...groups].map(([reason, entry]) => [
      reason,
      entry.map(([, answer]) => answer).toSorted((one, other) => (one.at < other.at ? -1 : 1)),
    ]),
  )
}
