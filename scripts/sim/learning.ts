import { type Comparison, compare } from './learning/compare.ts'
import { laws } from './learning/laws.ts'
import { SCHOOL } from './learning/school.ts'

/**
 * `npm run sim:learning`: tests whether the mission helps children whose forgetting differs from its
 * schedule's assumptions. The same children practise with the mission and, for the same number of minutes, in
 * other ways. Prints how many words they recall three weeks later, even if the mission is worse.
 * docs/learning.md explains the results.
 */

const SEEDS = 20
const CHILDREN = 12
/** Target ratio of words recalled: mission to random games. */
const TARGET_RATIO = 1.25

const began = performance.now()
console.log(
  `${SEEDS} seeds of ${CHILDREN} children, ${SCHOOL.weeks} weeks, words recalled ${SCHOOL.restDays} days after the last practice\n`,
)
for (const law of laws) print(compare(law, SEEDS, CHILDREN))
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`)

function print({
  law,
  recalled,
  met,
  minutesAWeek,
  comparisons,
  prediction,
  curveLogLoss,
  lawLogLoss,
}: Comparison): void {
  console.log(
    `${law}: ${minutesAWeek.toFixed(1)} minutes a week; with the mission ${recalled.toFixed(1)} words recalled of ${met.toFixed(0)} met`,
  )
  console.table(
    comparisons.map((each) => ({
      'other strategy': each.strategy,
      recalled: each.recalled.toFixed(1),
      met: each.met.toFixed(0),
      'mission to it': each.ratio.toFixed(2),
      seeds: `${each.lowest.toFixed(2)} to ${each.highest.toFixed(2)}, sd ${each.deviation.toFixed(2)}`,
      'children worse with the mission': `${Math.round(each.worse * 100)} %`,
      aim: each.ratio >= TARGET_RATIO ? 'reached' : each.ratio < 1 ? 'WORSE' : 'below 1.25',
    })),
  )
  const { answers, logLoss, constantLogLoss, bands } = prediction
  console.log(
    `log loss of the prediction ${logLoss.toFixed(3)}, of a constant guess ${constantLogLoss.toFixed(3)}, of the law itself ${lawLogLoss.toFixed(3)}, of the uncalibrated curve ${curveLogLoss.toFixed(3)}; ${answers} answers: ${logLoss < constantLogLoss ? 'better than the guess' : 'WORSE than the guess'}`,
  )
  console.log(
    `predicted and observed: ${bands.map(({ predicted, right, answers: count }) => `${percent(predicted)} ${percent(right)} (${count})`).join(', ')}\n`,
  )
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`
}
