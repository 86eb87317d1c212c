import { type Random, random } from '../../../domain/games/random.ts'
import { type Prediction, predictionOf, type Told } from '../../../domain/learning/evidence.ts'
import { predicted, type Shown } from '../../../domain/learning/prediction.ts'
import { childOf } from './child.ts'
import type { Law } from './laws.ts'
import { missionWay, otherWays, type Practised, practise, type Way } from './practice.ts'
import { allWords, SCHOOL } from './school.ts'

/** The mission beside another way of practice, by the words recalled after the rest. */
export interface Beside {
  way: string
  /** Words recalled of a child who practised that way, on average. */
  recalled: number
  met: number
  /** Mission to that way: of all seeds together, the lowest and highest seed, and their standard deviation. */
  ratio: number
  lowest: number
  highest: number
  deviation: number
  /** The part of children who recalled fewer words by the mission. */
  worse: number
}

export interface Comparison {
  law: string
  recalled: number
  met: number
  minutesAWeek: number
  beside: Beside[]
  /** Each day by what the class's answers had shown until then. */
  prediction: Prediction
  /** The log loss of FSRS's curve as it is. */
  curveLogLoss: number
  /** The log loss of who knows the law and each child: nothing could be better. */
  leastLogLoss: number
}

/** A class of each seed practises by the mission, then as the same children the same minutes in each other way. */
export function compare(law: Law, seeds: number, children: number): Comparison {
  const classes = Array.from({ length: seeds }, (_none, seed) =>
    Array.from({ length: children }, (_no, child) => practiseAllWays(law, 1000 * (seed + 1) + child)),
  )
  const all = classes.flat()
  const ofClasses = classes.map((its) => its.flatMap(({ byMission }) => byMission.shown))
  const prediction = must(predictionOf(ofClasses.flatMap((its) => predicted(byDays(its)))))
  const byCurve = must(predictionOf(ofClasses.flat().map(toldByCurve)))
  const byLaw = must(predictionOf(all.flatMap(({ byMission }) => byMission.toldByLaw)))
  return {
    law: law.name,
    recalled: mean(all.map(({ byMission }) => byMission.recalled)),
    met: mean(all.map(({ byMission }) => byMission.met)),
    minutesAWeek: mean(all.map(({ byMission }) => sum(byMission.seconds.values()) / 60 / SCHOOL.weeks)),
    beside: otherWays.map((way) => beside(way, classes)),
    prediction,
    curveLogLoss: byCurve.logLoss,
    leastLogLoss: byLaw.logLoss,
  }
}

/** The answers of a class, each day's by themselves. */
function byDays(ofClass: readonly (Shown & { day: number })[]): Shown[][] {
  return [...Map.groupBy(ofClass, ({ day }) => day)]
    .toSorted(([one], [other]) => one - other)
    .map(([, ofDay]) => ofDay)
}

function toldByCurve({ facts, options, right }: Shown): Told {
  return { chance: facts.curve, options, right, count: 1 }
}

interface OfChild {
  byMission: Practised
  /** By the names of the other ways. */
  others: ReadonlyMap<string, Practised>
}

function practiseAllWays(law: Law, seed: number): OfChild {
  const days = daysOf(random(seed + 500))
  const by = (way: Way, place: number, seconds?: ReadonlyMap<number, number>) => {
    const child = childOf(law, random(seed), random(seed * 31 + place), allWords)
    const chance = random(seed * 17 + place)
    return practise(child, way, { days, random: chance, ...(seconds && { seconds }) })
  }
  const byMission = by(missionWay, 0)
  const others = otherWays.map((way, place) => [way.name, by(way, place + 1, byMission.seconds)] as const)
  return { byMission, others: new Map(others) }
}

/** Of the school days from Monday to Friday those on which the child is there. */
function daysOf(chance: Random): number[] {
  return Array.from({ length: 7 * SCHOOL.weeks }, (_none, day) => day).filter(
    (day) => day % 7 < 5 && chance.below(100) < SCHOOL.presence,
  )
}

function beside(way: Way, classes: readonly (readonly OfChild[])[]): Beside {
  const pairs = classes.map((its) =>
    its.map(({ byMission, others }) => ({ mission: byMission, other: must(others.get(way.name)) })),
  )
  const all = pairs.flat()
  const ratio = (its: typeof all) =>
    sum(its.map(({ mission }) => mission.recalled)) / sum(its.map(({ other }) => other.recalled))
  const ratios = pairs.map(ratio)
  const middle = mean(ratios)
  return {
    way: way.name,
    recalled: mean(all.map(({ other }) => other.recalled)),
    met: mean(all.map(({ other }) => other.met)),
    ratio: ratio(all),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
    deviation: Math.sqrt(mean(ratios.map((each) => (each - middle) ** 2))),
    worse: mean(all.map(({ mission, other }) => (mission.recalled < other.recalled ? 1 : 0))),
  }
}

function must<T>(value: T | null | undefined): T {
  if (value == null) throw new Error('A child has not practised in every way.')
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
