import { groupBy } from '../group-by.ts'

/**
 * Tests whether memories predict answers: log loss compared with a constant guess, and calibration. Covers
 * answers on later days to words whose memory had a schedule.
 */

/** Answers with the same prediction. */
export interface PredictedAnswers {
  /** Predicted probability that the word was known, from 0 to 1. */
  chance: number
  /** Number of options; null if there were none. */
  options: number | null
  right: boolean
  /** Number of such answers. */
  count: number
}

/** Answers with similar predictions: mean predicted and actual share of right answers. */
export interface CalibrationBand {
  answers: number
  predicted: number
  right: number
}

export interface Prediction {
  answers: number
  right: number
  /** Mean log loss of the predictions, in nats. */
  logLoss: number
  /** Log loss of the best constant guess: the actual share of right answers. */
  constantLogLoss: number
  bands: CalibrationBand[]
}

/** Probability of a right answer, including lucky guesses. */
export function chanceOfRight({ chance, options }: Pick<PredictedAnswers, 'chance' | 'options'>): number {
  return options === null ? chance : chance + (1 - chance) / options
}

const BANDS = 5
/** Predictions are clamped to between this and 1 minus this. */
const MIN_CHANCE = 0.01

/** Null if there are no answers. */
export function predictionOf(predictions: readonly PredictedAnswers[]): Prediction | null {
  const answers = sumOf(predictions, () => 1)
  if (answers === 0) return null
  const predicted = predictions.map((each) => ({
    ...each,
    likely: Math.min(1 - MIN_CHANCE, Math.max(MIN_CHANCE, chanceOfRight(each))),
  }))
  const right = sumOf(predictions, (each) => (each.right ? 1 : 0))
  const rightShare = right / answers
  const bands = groupBy(predicted, ({ likely }) => Math.min(BANDS - 1, Math.floor(likely * BANDS)))
  return {
    answers,
    right,
    logLoss: sumOf(predicted, (each) => lossOf(each.likely, each.right)) / answers,
    constantLogLoss: entropyOf(rightShare),
    bands: [...bands]
      .toSorted(([one], [other]) => one - other)
      .map(([, bandPredictions]) => {
        const bandAnswers = sumOf(bandPredictions, () => 1)
        return {
          answers: bandAnswers,
          predicted: sumOf(bandPredictions, ({ likely }) => likely) / bandAnswers,
          right: sumOf(bandPredictions, (each) => (each.right ? 1 : 0)) / bandAnswers,
        }
      }),
  }
}

function sumOf<T extends { count: number }>(all: readonly T[], value: (each: T) => number): number {
  return all.reduce((sum, each) => sum + each.count * value(each), 0)
}

function lossOf(likely: number, right: boolean): number {
  return -Math.log(right ? likely : 1 - likely)
}

function entropyOf(rightShare: number): number {
  return rightShare === 0 || rightShare === 1
    ? 0
    : rightShare * lossOf(rightShare, true) + (1 - rightShare) * lossOf(rightShare, false)
}
