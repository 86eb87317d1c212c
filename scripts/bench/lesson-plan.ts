import { ACTIVITIES_PER_BRAVO, COUNTING_SCORE } from '../../domain/economy.ts'
import type { Random } from '../../domain/games/random.ts'

/** Something that is played to its end. */
export interface Playable {
  clientID: string
  /** Counts from a score of 500 on. */
  isScoreBased: boolean
}

/** One result of a pupil's lesson. */
export interface Play {
  /** When it is sent, in parts of the lesson: from 0 up to 1. */
  at: number
  clientID: string
  idempotencyKey: string
  score?: number
  /** Its answer is lost on the way, so the browser sends it again. */
  isSentTwice: boolean
  /** What the rules make of it. */
  counts: boolean
}

/** What a pupil does in a lesson, and what must have come of it in the end. */
export interface PupilPlan {
  plays: readonly Play[]
  counted: ReadonlySet<string>
  bravos: number
}

const MOST_PLAYS = 14
const ANSWERS_LOST = 0.2

/** Some pages are played twice, some scores are too low, some answers are lost. */
export function planPupil(pupil: string, playables: readonly Playable[], random: Random): PupilPlan {
  const times = Array.from({ length: 1 + random.below(MOST_PLAYS) }, () => random.next())
  const counted = new Set<string>()
  const plays = times
    .sort((one, other) => one - other)
    .map((at, index): Play => {
      const { clientID, isScoreBased } = random.pick(playables)
      const score = isScoreBased ? COUNTING_SCORE - 200 + random.below(350) : undefined
      const counts = !counted.has(clientID) && (score === undefined || score >= COUNTING_SCORE)
      if (counts) counted.add(clientID)
      const idempotencyKey = `${pupil} ${index}`
      const isSentTwice = random.next() < ANSWERS_LOST
      return { at, clientID, idempotencyKey, isSentTwice, counts, ...(score !== undefined && { score }) }
    })
  return { plays, counted, bravos: Math.floor(counted.size / ACTIVITIES_PER_BRAVO) }
}
