import { chanceOfRight, type PredictedAnswers } from './evidence.ts'
import { type Memory, retrievability } from './memory.ts'

/**
 * The probability that a word is still known: the FSRS curve, corrected by the school's own answers,
 * because its default parameters come from adults. Each answer on a later day corrects it by online
 * logistic regression (Newton steps, with the unchanged curve as prior).
 */

/** The features of a memory used for prediction. */
export interface MemoryFeatures {
  /** The curve's prediction, from 0 to 1. */
  curve: number
  /** True if the last schedule change was a right answer. */
  wasRight: boolean
  /** Separate days with a success. */
  days: number
}

/**
 * An answer on a later day, with the features of the memory before it. `options` as in `PredictedAnswers`.
 */
export interface ObservedAnswers {
  facts: MemoryFeatures
  options: number | null
  right: boolean
  /** Number of such answers; default 1. */
  count?: number
}

type Four = readonly [number, number, number, number]

/** The learnt weights of the features and their covariance. */
export interface Predictor {
  weights: Four
  covariance: FourOf<Four>
}

/** The prior: the curve is used unchanged. */
export const PRIOR: Predictor = {
  weights: [0, 1, 0, 0],
  covariance: [
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 1],
  ],
}

/** Null before the first informative answer. `day` is a school day. */
export function featuresOfMemory(memory: Memory, day: string): MemoryFeatures | null {
  if (memory.stability === null) return null
  return { curve: retrievability(memory, day), wasRight: memory.movedRight, days: memory.days }
}

/** Strictly between 0 and 1. */
export function chanceKnown({ weights }: Predictor, facts: MemoryFeatures): number {
  return 1 / (1 + Math.exp(-dot(weights, featuresOf(facts))))
}

/** Learns from answers in chronological order. */
export function learn(before: Predictor, answers: readonly ObservedAnswers[]): Predictor {
  let predictor = before
  for (const shown of answers)
    for (let left = shown.count ?? 1; left > 0; left--) predictor = learnOne(predictor, shown)
  return predictor
}

/** Predicts the answers of each period from the periods before it. */
export function predictPeriods(periods: readonly (readonly ObservedAnswers[])[]): PredictedAnswers[] {
  let predictor = PRIOR
  return periods.flatMap((answers) => {
    const predictions = answers.map(({ facts, options, right, count = 1 }) => ({
      chance: chanceKnown(predictor, facts),
      options,
      right,
      count,
    }))
    predictor = learn(predictor, answers)
    return predictions
  })
}

/** Further days of success do not change the prediction. */
export const MAX_SUCCESS_DAYS = 5
/**
 * Probabilities are clamped to between this and 1 minus this, so that a single answer cannot outweigh the
 * rest.
 */
const MIN_PROBABILITY = 0.01

function featuresOf({ curve, wasRight, days }: MemoryFeatures): Four {
  const probability = clampProbability(curve)
  return [1, Math.log(probability / (1 - probability)), wasRight ? 1 : 0, Math.min(days, MAX_SUCCESS_DAYS)]
}

/** One Newton step, updating the inverse matrix directly (Sherman-Morrison). */
function learnOne(before: Predictor, { facts, options, right }: ObservedAnswers): Predictor {
  const { weights, covariance } = before
  const features = featuresOf(facts)
  const known = chanceKnown(before, facts)
  const likely = clampProbability(chanceOfRight({ chance: known, options }))
  // Derivative of the probability of a right answer with respect to the weighted sum; 0 with a single option.
  const slope = (options === null ? 1 : 1 - 1 / options) * known * (1 - known)
  const error = ((right ? 1 : 0) - likely) / (likely * (1 - likely))
  const curvature = slope ** 2 / (likely * (1 - likely))
  const direction = each(covariance, (row) => dot(row, features))
  const scale = curvature / (1 + curvature * dot(direction, features))
  const nextCovariance = each(covariance, (row, place) =>
    each(row, (value, column) => value - scale * (direction[place] ?? 0) * (direction[column] ?? 0)),
  )
  const steps = each(nextCovariance, (row) => error * slope * dot(row, features))
  return {
    weights: each(weights, (weight, place) => weight + (steps[place] ?? 0)),
    covariance: nextCovariance,
  }
}

function clampProbability(probability: number): number {
  return Math.min(1 - MIN_PROBABILITY, Math.max(MIN_PROBABILITY, probability))
}

function dot(one: Four, other: Four): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2] + one[3] * other[3]
}

type FourOf<T> = readonly [T, T, T, T]

function each<T, U>([a, b, c, d]: FourOf<T>, map: (value: T, place: number) => U): [U, U, U, U] {
  return [map(a, 0), map(b, 1), map(c, 2), map(d, 3)]
}
