import { type Random, random } from '../../../domain/games/random.ts'
import { type PredictedAnswers, type Prediction, predictionOf } from '../../../domain/learning/evidence.ts'
import { type ObservedAnswers, predictPeriods } from '../../../domain/learning/prediction.ts'
import { childOf } from './child.ts'
import type { Law } from './laws.ts'
import {
  missionStrategy,
  otherStrategies,
  type PracticeResult,
  type PracticeStrategy,
  practise,
} from './practice.ts'
import { allWords, SCHOOL } from './school.ts'

/** The mission compared with another practice strategy, by the words recalled at the end. */
export interface StrategyComparison {
  strategy: string
  /** Average words recalled by a child who practised with the other strategy. */
  recalled: number
  met: number
  /**
   * Words recalled with the mission, divided by those recalled with the other strategy: over all seeds
   * (`ratio`), in the lowest and the highest seed, and the standard deviation of the seeds.
   */
  ratio: number
  lowest: number
  highest: number
  deviation: number
  /** Share of children who recalled fewer words with the mission. */
  worse: number
}

export interface Comparison {
  law: string
  recalled: number
  met: number
  minutesAWeek: number
  comparisons: StrategyComparison[]
  /** Predictions of each day, calibrated with the class's earlier answers. */
  prediction: Prediction
  /** Log loss of the uncalibrated FSRS curve. */
  curveLogLoss: number
  /** Log loss of the true probabilities: the lowest possible. */
  lawLogLoss: number
}

/**
 * For each seed, a class practises with the mission; then the same children practise for the same time with
 * each other strategy.
 */
export function compare(law: Law, seeds: number, children: number): Comparison {
  const classes = Array.from({ length: seeds }, (_none, seed) =>
    Array.from({ length: children }, (_no, child) => practiseAllStrategies(law, 1000 * (seed + 1) + child)),
  )
  const all = classes.flat()
  const ofClasses = classes.map((its) => its.flatMap(({ byMission }) => byMission.shown))
  const prediction = required(predictionOf(ofClasses.flatMap((its) => predictPeriods(byDays(its)))))
  const byCurve = required(predictionOf(ofClasses.flat().map(curvePrediction)))
  const byLaw = required(predictionOf(all.flatMap(({ byMission }) => byMission.predictedByLaw)))
  return {
    law: law.name,
    recalled: mean(all.map(({ byMission }) => byMission.recalled)),
    met: mean(all.map(({ byMission }) => byMission.met)),
    minutesAWeek: mean(all.map(({ byMission }) => sum(byMission.seconds.values()) / 60 / SCHOOL.weeks)),
    comparisons: otherStrategies.map((strategy) => compareWith(strategy, classes)),
    prediction,
    curveLogLoss: byCurve.logLoss,
    lawLogLoss: byLaw.logLoss,
  }
}

/** The answers of a class, grouped by day. */
function byDays(ofClass: readonly (ObservedAnswers & { day: number })[]): ObservedAnswers[][] {
  return [...Map.groupBy(ofClass, ({ day }) => day)]
    .toSorted(([one], [other]) => one - other)
    .map(([, ofDay]) => ofDay)
}

function curvePrediction({ facts, options, right }: ObservedAnswers): PredictedAnswers {
  return { chance: facts.curve, options, right, count: 1 }
}

interface ChildResults {
  byMission: PracticeResult
  /** By name of the strategy. */
  others: ReadonlyMap<string, PracticeResult>
}

function practiseAllStrategies(law: Law, seed: number): ChildResults {
  const days = daysOf(random(seed + 500))
  const by = (strategy: PracticeStrategy, place: number, seconds?: ReadonlyMap<number, number>) => {
    const child = childOf(law, random(seed), random(seed * 31 + place), allWords)
    const chance = random(seed * 17 + place)
    return practise(child, strategy, { days, random: chance, ...(seconds && { seconds }) })
  }
  const byMission = by(missionStrategy, 0)
  const others = otherStrategies.map(
    (strategy, place) => [strategy.name, by(strategy, place + 1, byMission.seconds)] as const,
  )
  return { byMission, others: new Map(others) }
}

/** The days from Monday to Friday on which the child practises. */
function daysOf(chance: Random): number[] {
  return Array.from({ length: 7 * SCHOOL.weeks }, (_none, day) => day).filter(
    (day) => day % 7 < 5 && chance.below(100) < SCHOOL.presence,
  )
}

function compareWith(
  strategy: PracticeStrategy,
  classes: readonly (readonly ChildResults[])[],
): StrategyComparison {
  const pairs = classes.map((its) =>
    its.map(({ byMission, others }) => ({ mission: byMission, other: required(others.get(strategy.name)) })),
  )
  const all = pairs.flat()
  const ratio = (its: typeof all) =>
    sum(its.map(({ mission }) => mission.recalled)) / sum(its.map(({ other }) => other.recalled))
  const ratios = pairs.map(ratio)
  const middle = mean(ratios)
  return {
    strategy: strategy.name,
    recalled: mean(all.map(({ other }) => other.recalled)),
    met: mean(all.map(({ other }) => other.met)),
    ratio: ratio(all),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
    deviation: Math.sqrt(mean(ratios.map((each) => (each - middle) ** 2))),
    worse: mean(all.map(({ mission, other }) => (mission.recalled < other.recalled ? 1 : 0))),
  }
}

function required<T>(value: T | null | undefined): T {
  if (value == null) throw new Error('A child has not practised with every strategy.')
  return value
}

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length
}
