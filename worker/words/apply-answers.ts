import * as z from 'zod/mini'
import type { WordAnswer } from '../../domain/api/word-answers.ts'
import type { SaveAnswersAnswer } from '../../domain/api/words.ts'
import { DAY, MEMORIES } from '../../domain/bounds.ts'
import { daySpan, schoolDay } from '../../domain/calendar.ts'
import { type AcceptedSoFar, type HeldAnswerReason, holdReason } from '../../domain/learning/held-answers.ts'
import {
  daysBetween,
  type KeptAnswer,
  type KeptMemory,
  keepAnswers,
  keptMemory,
  type Memory,
  memoryOf,
  NOTHING_KEPT,
  strengthOf,
} from '../../domain/learning/memory.ts'
import { type Facts, factsOf } from '../../domain/learning/prediction.ts'
import { insertMemories, type OpenPart, remainingCapacity } from './memory-parts.ts'

const MAX_ANSWER_AGE_MS = 8 * DAY
/** A day more, so that no answer is final on the day on which it is received. */
const ANSWERS_FINAL_AFTER_MS = MAX_ANSWER_AGE_MS + DAY

/** Answers of a pupil that are applied to their memories together. */
export interface Batch {
  userID: number
  answers: readonly WordAnswer[]
  receivedAt: Date
  now: Date
  timeZone: string
  /** True for answers that are accepted later: one that is too old by now gets the oldest allowed instant. */
  wasHeld: boolean
}

/** Database rows that `applyAnswers` needs. */
export interface Memories {
  /** The words of the batch that the school knows. */
  known: ReadonlySet<string>
  /** Those with words of the batch, and the pupil's last one. */
  parts: readonly OpenPart[]
}

/** Above these limits answers are held. */
export interface AnswerLimits {
  accepted: AcceptedSoFar
  answersAnHour: number
}

/** A logged answer. Facts of its memory are omitted if the memory predicted nothing. */
interface LoggedAnswer extends Omit<KeptAnswer, 'day' | 'received' | 'options'>, Partial<Facts> {
  word: string
  options?: number
  ms?: number
  game?: string
  /** The days since the word was met before; left out for the first time. */
  gap?: number
}

export interface AppliedBatch {
  answer: SaveAnswersAnswer
  /** The accepted answers. */
  log: readonly LoggedAnswer[]
  /** How many of the accepted answers are dated to an earlier school day. */
  backdated: number
  /** The parts that changed. */
  parts: readonly OpenPart[]
  /** Oldest first. */
  held: ReadonlyMap<HeldAnswerReason, readonly WordAnswer[]>
}

/** A word of the batch. `part` and `former` are null where the pupil had not met it. */
interface AnsweredWord {
  part: OpenPart | null
  before: KeptMemory
  former: Memory | null
  added: KeptAnswer[]
}

/** Computes the memories after a batch. Answers above the limits are held; without limits none is. */
export function applyAnswers(
  { answers, receivedAt, now, timeZone, wasHeld }: Batch,
  { known, parts }: Memories,
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
  const answered = new Map<string, AnsweredWord>()
  for (const answer of answers) {
    const { word, task, right, options } = answer
    // A device's clock may be ahead.
    const given = new Date(Math.min(Date.parse(answer.at), receivedAt.getTime())).toISOString()
    const isTooOld = given < oldest
    if (!known.has(word) || (isTooOld && !wasHeld)) continue
    const at = isTooOld ? oldest : given
    const its = answered.get(word) ?? answeredWord(word, parts)
    const isNew = its.part === null && its.added.length === 0
    if (its.part?.isFull || (isNew && capacity === 0)) continue
    const day = schoolDay(new Date(at), timeZone)
    const ofDay = [...its.before.recent, ...its.added].filter((other) => other.day === day)
    if (ofDay.length >= MEMORIES.answersOfWord) continue
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
    if (isNew) capacity--
    its.added.push({ at, day, received, task, right, options: options ?? null })
    answered.set(word, its)
    log.push(logEntry({ ...answer, at }, day, its.former))
  }
  const final = new Date(now.getTime() - ANSWERS_FINAL_AFTER_MS).toISOString()
  const changes = [...answered].flatMap(([word, { before, former, added }]) => {
    const kept = keepAnswers(before, added, final)
    const memory = memoryOf(kept)
    return memory ? [{ word, kept, memory, former, answers: added.length }] : []
  })
  return {
    answer: {
      success: true,
      data: {
        accepted: log.length,
        ignored: answers.length - log.length - held.length,
        ...(held.length > 0 && { held: held.length }),
      },
      memories: changes.map(({ word, memory, former }) => {
        const { days, due } = memory
        return { word, strength: strengthOf(memory), before: former ? strengthOf(former) : 0, days, due }
      }),
    },
    log,
    backdated,
    parts: insertMemories(parts, changes),
    held: byReason(held),
  }
}

function answeredWord(word: string, parts: readonly OpenPart[]): AnsweredWord {
  const part = parts.find(({ words }) => words.has(word)) ?? null
  const before = part ? z.parse(keptMemory, part.kept.get(word)) : NOTHING_KEPT
  return { part, before, former: memoryOf(before), added: [] }
}

function logEntry(
  { word, at, task, right, options, ms, game }: WordAnswer,
  day: string,
  former: Memory | null,
): LoggedAnswer {
  const facts = former && factsOf(former, day)
  return {
    word,
    at,
    task,
    right,
    ...(options != null && { options }),
    ...(ms != null && { ms: Math.round(ms) }),
    ...(game != null && { game }),
    ...(former && { gap: Math.max(0, daysBetween(former.lastDay, day)) }),
    ...(facts && { ...facts, curve: Math.round(facts.curve * 1000) / 1000 }),
  }
}

function byReason(held: readonly (readonly [HeldAnswerReason, WordAnswer])[]) {
  const groups = Map.groupBy(held, ([reason]) => reason)
  return new Map(
    [...groups].map(([reason, its]) => [
      reason,
      its.map(([, answer]) => answer).toSorted((one, other) => (one.at < other.at ? -1 : 1)),
    ]),
  )
}
