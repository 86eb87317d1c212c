import { type Comparison, compare } from './learning/compare.ts'
import { laws } from './learning/laws.ts'
import { SCHOOL } from './learning/school.ts'

/**
 * `npm run sim:learning`: whether the mission helps children who forget otherwise than its schedule assumes. The same children
 * practise by the mission and, for the same minutes, in other ways; then the words that they recall three weeks later are
 * counted. It prints what is worse as well. docs/learning.md says what it means.
 */

const SEEDS = 20
const CHILDREN = 12
/** Mission to random games. */
const AIM = 1.25

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
  beside,
  prediction,
  curveLogLoss,
  leastLogLoss,
}: Comparison): void {
  console.log(
    `${law}: ${minutesAWeek.toFixed(1)} minutes a week; by the mission ${recalled.toFixed(1)} words recalled of ${met.toFixed(0)} met`,
  )
  console.table(
    beside.map((each) => ({
      'beside the mission': each.way,
      recalled: each.recalled.toFixed(1),
      met: each.met.toFixed(0),
      'mission to it': each.ratio.toFixed(2),
      seeds: `${each.lowest.toFixed(2)} to ${each.highest.toFixed(2)}, sd ${each.deviation.toFixed(2)}`,
      'children worse by the mission': `${Math.round(each.worse * 100)} %`,
      aim: each.ratio >= AIM ? 'reached' : each.ratio < 1 ? 'WORSE' : 'below 1.25',
    })),
  )
  const { answers, logLoss, constantLogLoss, bands } = prediction
  console.log(
    `log loss of the prediction ${logLoss.toFixed(3)}, of a constant guess ${constantLogLoss.toFixed(3)}, of who knows the law ${leastLogLoss.toFixed(3)}, of the curve as it is ${curveLogLoss.toFixed(3)}; ${answers} answers: ${logLoss < constantLogLoss ? 'better than the guess' : 'WORSE than the guess'}`,
  )
  console.log(
    `predicted and came: ${bands.map(({ predicted, right, answers: many }) => `${percent(predicted)} ${percent(right)} (${many})`).join(', ')}\n`,
  )
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`
}
