import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { devVars } from '../dev-vars.ts'
import { openClient } from './load.ts'
import { openCalls } from './scale-calls.ts'
import { quantile, type Ratios, ratioOfAll, ratiosOf } from './scale-figures.ts'
import { openRounds, type Rounds, type Target } from './scale-rounds.ts'
import { makeYear, openSchools, type Size } from './scale-schools.ts'

/**
 * `npm run bench:scale`: what every call costs with 10 and with 100 schools' data of a year as a part of what it costs with
 * one school's: with a database for each school, as a deployment has it, and with all of them in one database. It ends
 * with 1 where a ratio is above the limit and no reason is listed.
 */

const LIMIT = 1.5
/** Of a school; `npm run bench:scale -- 450` measures whole ones, if there is time and disk. */
const PUPILS = Number(process.argv[2] ?? 60)
/**
 * How often every call is measured. Of 200 times p99 is the third slowest, which chance makes now here, now there;
 * `npm run bench:scale -- 60 1500` takes seven times as long and says of most calls whether they are within the limit.
 */
const ROUNDS = Number(process.argv[3] ?? 200)
/** After so many rounds it says how far it is. */
const ROUNDS_TO_SAY = 100
/** What grows for a reason: it takes seconds, and its answers fill the memory of both ends, which others would wait for. */
const ROUNDS_OF_GROWING = 3
const PASSWORD = 'a password of the benchmark'

/** What is about everyone of a database, and so grows with many schools in one: it is why a school has its own. */
const aboutEveryone = new Map([
  [/^GET \/user$/, 'lists every enabled pupil'],
  [/^GET \/user\/accounts$/, 'lists every account'],
  [/^GET \/classes$/, 'lists every class'],
  [/^(POST \/user|POST \/user\/import|PATCH \/user\/\{other\})$/, 'holds a class against the list of all'],
  [/^GET \/bravos\/report/, "ranks every pupil's Bravos of a month"],
  [/^GET \/activities\/user\/report\/all/, "lists, or counts, everyone's activities of a month"],
  [/^GET \/traces/, "lists, or counts, everyone's moves of a day"],
])

const others = Array.from({ length: 99 }, (_, index) => `s${index + 2}`)
const sizes: readonly (Size & { title: string })[] = [
  { title: '1', others: [], inOne: 1 },
  { title: '10', others: others.slice(0, 9), inOne: 1 },
  { title: '100', others, inOne: 1 },
  { title: '10 in one', others: [], inOne: 10 },
  { title: '100 in one', others: [], inOne: 100 },
]

type Measured = Rounds['measured']

const folder = await mkdtemp(join(tmpdir(), 'mme-bravo-scale-'))
const stops: (() => Promise<void>)[] = [() => rm(folder, { recursive: true })]
try {
  const began = performance.now()
  const said = (what: string) =>
    console.log(`${what} after ${Math.round((performance.now() - began) / 1000)} s.`)
  const variables = await devVars(join(folder, '.dev.vars'))
  const filling = { pupils: PUPILS, password: PASSWORD, variables }
  const filled = await makeYear(join(folder, 'filled'), filling)
  const targets: Target[] = []
  for (const { title, ...size } of sizes) {
    const server = await openSchools(join(folder, title), filled, size, filling)
    const client = openClient(server.url, 1)
    stops.unshift(async () => {
      client.close()
      await server.stop()
    })
    targets.push({ calls: openCalls({ client, filled, ...filling }), others: size.others })
  }
  said('The schools are there')
  const { measured, measure, count } = openRounds(targets)
  await count()
  await measure(ROUNDS_OF_GROWING, hasReason)
  try {
    for (let made = 0; made < ROUNDS; made += ROUNDS_TO_SAY) {
      await measure(Math.min(ROUNDS_TO_SAY, ROUNDS - made), (request, target) => !hasReason(request, target))
      said(`${Math.min(made + ROUNDS_TO_SAY, ROUNDS)} rounds are made`)
    }
  } finally {
    process.exitCode = print(measured) === 0 ? 0 : 1
  }
} finally {
  for (const stop of stops) await stop()
}

/** @returns how many ratios are above the limit without a reason */
function print(measured: Measured): number {
  console.log(
    `\nSchools of ${PUPILS} pupils, ${PUPILS * 680} activities each; load of the machine ${loadavg()[0]?.toFixed(1)}.`,
  )
  console.log(
    'Ratios to 1 school of p50 / p99 / rows read; + is above the limit for a reason, ! without one,\n~ is neither surely above nor surely within it: measure more of them.\n',
  )
  const titles = sizes.slice(1).map(({ title }) => title.padStart(21))
  console.log(['call'.padEnd(46), 'times', 'p50 ms', '  p99', '   rows', ...titles].join(' '))
  let [unexplained, unclear, all] = [0, 0, 0]
  for (const [request, [base, ...others]] of measured) {
    if (!base) continue
    const cells = others.map((figures, index) => {
      const ratios = ratiosOf(figures, base, LIMIT, Math.random)
      const isExplained = hasReason(request, index + 1)
      if (!isExplained) {
        all += 1
        if (ratios.above.length > 0) unexplained += 1
        else if (!ratios.isWithin) unclear += 1
      }
      return cellOf(ratios, isExplained)
    })
    const figures = [quantile(base.taken, 0.5), quantile(base.taken, 0.99)].map((ms) =>
      ms.toFixed(1).padStart(6),
    )
    console.log(
      [
        request.padEnd(46).slice(0, 46),
        String(base.taken.length).padStart(5),
        ...figures,
        String(base.rowsRead).padStart(6),
        ...cells,
      ].join(' '),
    )
  }
  console.log(
    `\nAll calls without a reason together, each by its own median with 1 school: ${togetherOf(measured)}`,
  )
  console.log(
    `Of ${all} places of a call without a reason ${unexplained} are above ${LIMIT}, ${unclear} not surely within it.`,
  )
  for (const [call, reason] of aboutEveryone) console.log(`+ ${call.source}: ${reason}`)
  return unexplained
}

/** Of one call's times p99 is among the slowest few; that of all calls says more. */
function togetherOf(measured: Measured): string {
  const ratios = sizes.slice(1).map(({ title }, index) => {
    const pairs = [...measured].flatMap(([request, [base, ...others]]) => {
      const figures = others[index]
      return base && figures && !hasReason(request, index + 1) ? [[figures, base] as const] : []
    })
    return `${title}: ${[0.5, 0.99].map((part) => ratioOfAll(pairs, part).toFixed(2)).join('/')}`
  })
  return ratios.join(', ')
}

/** Whether a call is expected to cost more in a target: in one with many schools in one database. */
function hasReason(request: string, target: number): boolean {
  return (sizes[target]?.inOne ?? 1) > 1 && [...aboutEveryone.keys()].some((call) => call.test(request))
}

function cellOf({ p50, p99, rows, above, isWithin }: Ratios, isExplained: boolean): string {
  const mark = above.length > 0 ? (isExplained ? '+' : '!') : isWithin ? ' ' : '~'
  return `${[p50, p99, rows].map((ratio) => ratio.toFixed(2)).join('/')}${mark}`.padStart(21)
}
