/**
 * Whether what memories predict comes true: log loss beside a guess that is the same for every answer, and calibration. Pure sums
 * over answers of later days at words whose memory had a schedule.
 */

/** Answers of which the same was predicted. */
export interface Told {
  /** How likely the word was still known, from 0 to 1. */
  chance: number
  /** Among how many it was chosen; null where it was produced. */
  options: number | null
  right: boolean
  /** How many such answers. */
  count: number
}

/** Answers of which about the same was predicted: what was predicted on average, and what came. */
export interface CalibrationBand {
  answers: number
  predicted: number
  right: number
}

export interface Prediction {
  answers: number
  right: number
  /** Mean log loss of what was predicted, in nats. */
  logLoss: number
  /** That of the best guess that is the same for every answer: the part that was right, known only afterwards. */
  constantLogLoss: number
  bands: CalibrationBand[]
}

/** Who does not know may choose right: one of four once in four. */
export function chanceOfRight({ chance, options }: Pick<Told, 'chance' | 'options'>): number {
  return options === null ? chance : chance + (1 - chance) / options
}

const BANDS = 5
/** Nothing is predicted as certain. */
const LEAST = 0.01

/** Null where there are no answers. */
export function predictionOf(told: readonly Told[]): Prediction | null {
  const answers = sumOf(told, () => 1)
  if (answers === 0) return null
  const predicted = told.map((each) => ({
    ...each,
    likely: Math.min(1 - LEAST, Math.max(LEAST, chanceOfRight(each))),
  }))
  const right = sumOf(told, (each) => (each.right ? 1 : 0))
  const share = right / answers
  const bands = Map.groupBy(predicted, ({ likely }) => Math.min(BANDS - 1, Math.floor(likely * BANDS)))
  return {
    answers,
    right,
    logLoss: sumOf(predicted, (each) => lossOf(each.likely, each.right)) / answers,
    constantLogLoss: entropyOf(share),
    bands: [...bands]
      .toSorted(([one], [other]) => one - other)
      .map(([, its]) => {
        const many = sumOf(its, () => 1)
        return {
          answers: many,
          predicted: sumOf(its, ({ likely }) => likely) / many,
          right: sumOf(its, (each) => (each.right ? 1 : 0)) / many,
        }
      }),
  }
}

function sumOf<T extends { count: number }>(all: readonly T[], figure: (each: T) => number): number {
  return all.reduce((sum, each) => sum + each.count * figure(each), 0)
}

function lossOf(likely: number, right: boolean): number {
  return -Math.log(right ? likely : 1 - likely)
}

function entropyOf(share: number): number {
  return share === 0 || share === 1 ? 0 : share * lossOf(share, true) + (1 - share) * lossOf(share, false)
}
