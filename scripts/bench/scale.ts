import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import { devVars } from '../dev-vars.ts'
import { startSchool } from '../school-server.ts'
import { openClient } from './load.ts'
import { type Figures, quantile, type Ratios, ratioOfAll, ratiosOf } from './scale-figures.ts'
import { measureRounds, type Target } from './scale-rounds.ts'
import { fillSchools } from './scale-schools.ts'

/**
 * `npm run bench:scale`: what every call costs with 10 and with 100 schools' data of a year as a part of what it costs with
 * one school's: with a database for each school, as a deployment has it, and with all of them in one database. It ends
 * with 1 where a ratio is above the limit and no reason is listed.
 */

const LIMIT = 1.5
/** Of a school; `npm run bench:scale -- 450` measures whole ones, if there is time and disk. */
const PUPILS = Number(process.argv[2] ?? 60)
/** `npm run bench:scale -- 60 50` makes more of them: p99 is the slowest of so few. */
const ROUNDS = Number(process.argv[3] ?? 12)
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

/** Each target has schools of its own, since a round can be made once in each. */
const copies = Array.from({ length: 110 }, (_, index) => `s${index + 2}`)
const crowded = new Map([
  ['ten', 10],
  ['hundred', 100],
])
const targets: Target[] = [
  { title: '1', schools: [FIRST_SCHOOL] },
  { title: '10', schools: copies.slice(0, 10) },
  { title: '100', schools: copies.slice(10) },
  { title: '10 in one', schools: ['ten'] },
  { title: '100 in one', schools: ['hundred'] },
]

const folder = await mkdtemp(join(tmpdir(), 'mme-bravo-scale-'))
const state = join(folder, 'state')
const variables = await devVars(join(folder, '.dev.vars'))
const schools = [...copies, ...crowded.keys()]
const entry = 'scripts/bench/worker.ts'
const school = await startSchool({ port: 0, state, variables, entry, site: false, schools })
try {
  const began = performance.now()
  await fillSchools(school, state, PUPILS, { copies, crowded, password: PASSWORD })
  console.log(`The schools are there after ${Math.round((performance.now() - began) / 1000)} s.`)
  const client = openClient(school.url, 1)
  const rounds = { count: ROUNDS, pupils: PUPILS, password: PASSWORD }
  const measured = await measureRounds(school, client, targets, rounds)
  client.close()
  process.exitCode = print(measured) === 0 ? 0 : 1
} finally {
  await school.stop()
  await rm(folder, { recursive: true })
}

/** @returns how many ratios are above the limit without a reason */
function print(measured: Map<string, Figures[]>): number {
  console.log(
    `\nSchools of ${PUPILS} pupils, ${PUPILS * 680} activities each; load of the machine ${loadavg()[0]?.toFixed(1)}.`,
  )
  console.log(
    'Ratios to 1 school of p50 / p99 / rows read; + is above the limit for a reason, ! without one,\n~ within what chance explains: measure longer.\n',
  )
  const titles = targets.slice(1).map(({ title }) => title.padStart(21))
  console.log(['call'.padEnd(46), 'p50 ms', '  p99', '   rows', ...titles].join(' '))
  let unexplained = 0
  for (const [request, [base, ...others]] of measured) {
    if (!base) continue
    const cells = others.map((figures, index) => {
      const ratios = ratiosOf(figures, base, LIMIT, Math.random)
      const isExplained = hasReason(request, index + 1)
      if (ratios.above.length > 0 && !isExplained) unexplained += 1
      return cellOf(ratios, isExplained)
    })
    const figures = [quantile(base.taken, 0.5), quantile(base.taken, 0.99)].map((ms) =>
      ms.toFixed(1).padStart(6),
    )
    console.log(
      [request.padEnd(46).slice(0, 46), ...figures, String(base.rowsRead).padStart(6), ...cells].join(' '),
    )
  }
  console.log(
    `\nAll calls without a reason together, each by its own median with 1 school: ${togetherOf(measured)}`,
  )
  console.log(`${unexplained} above ${LIMIT} without a reason.`)
  for (const [call, reason] of aboutEveryone) console.log(`+ ${call.source}: ${reason}`)
  return unexplained
}

/** One call's p99 is the slowest of as many as there were rounds; that of all calls says more. */
function togetherOf(measured: Map<string, Figures[]>): string {
  const ratios = targets.slice(1).map(({ title }, index) => {
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
  return targets[target]?.schools.length === 1 && [...aboutEveryone.keys()].some((call) => call.test(request))
}

function cellOf({ p50, p99, rows, above }: Ratios, isExplained: boolean): string {
  const isUnclear = p50 > LIMIT || p99 > LIMIT
  const mark = above.length > 0 ? (isExplained ? '+' : '!') : isUnclear ? '~' : ' '
  return `${[p50, p99, rows].map((ratio) => ratio.toFixed(2)).join('/')}${mark}`.padStart(21)
}
