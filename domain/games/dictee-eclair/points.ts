import type { Verdict } from './verdict.ts'

/** Ten right words give more than 500 points at any speed; with fast answers one may be wrong. */
const VERDICT_POINTS: Record<Verdict, number> = { right: 55, accents: 45, almost: 25, wrong: 0 }
/**
 * Bonus for a word written within `START_MS` and `LETTER_MS` per letter, decreasing to 0 at three times that
 * time.
 */
const SPEED_POINTS = 10
const START_MS = 3000
const LETTER_MS = 800

/** Points of one word. `ms`: from the first sound to the last key without pauses; null if unknown. */
export function dictationPoints(word: string, verdict: Verdict, ms: number | null): number {
  const isQuickCounted = verdict === 'right' || verdict === 'accents'
  return VERDICT_POINTS[verdict] + (isQuickCounted ? speedPoints(word, ms) : 0)
}

function speedPoints(word: string, ms: number | null): number {
  if (ms === null || !Number.isFinite(ms)) return 0
  const allowed = START_MS + LETTER_MS * [...word].length
  const left = (3 * allowed - ms) / (2 * allowed)
  return Math.round(SPEED_POINTS * Math.min(1, Math.max(0, left)))
}
