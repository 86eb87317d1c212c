import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { sessionAnswer } from '../../domain/api/auth.ts'
import { pupilName } from '../../worker/testing/year.ts'
import { loadDevVars } from '../dev-vars.ts'
import { fillSchool } from '../fill-school.ts'
import { type School, startSchool } from '../school-server.ts'
import { measureColdStart, printColdStart } from './cold-start.ts'
import { type Client, openClient } from './load.ts'
import { ACTIVITY_COUNT, pupilIDs, schoolYear } from './school-year.ts'
import { measureSpeed, type Speed } from './speed.ts'
import { speedCalls, type Tokens } from './speed-calls.ts'

/**
 * `npm run bench:api`: measures the API with a school year of data, compared with a bare Hono response on the
 * same workerd, and a cold start of the Worker. Prints figures and never fails because of them, since
 * machines differ.
 */

const CONCURRENCY = 8
/** Many short measurements, so that other load of the machine affects all calls alike. */
const ROUNDS = 30
const TURN_MS = 150
const SPEED_MS = 110_000
const ADMIN = { userName: 'madame', password: 'a password of the benchmark' }

const folder = await mkdtemp(join(tmpdir(), 'mme-bravo-bench-'))
const school = await startSchool({
  port: 0,
  state: join(folder, 'state'),
  variables: await loadDevVars(join(folder, '.dev.vars')),
  entry: 'scripts/bench/worker.ts',
  site: false,
})
try {
  await bench(school)
} finally {
  await school.stop()
  await rm(folder, { recursive: true })
}

async function bench(school: School): Promise<void> {
  await fill(school)
  const client = openClient(school.url, CONCURRENCY)
  const tokens = await signIn(client)
  const deadline = performance.now() + SPEED_MS
  const options = { concurrency: CONCURRENCY, rounds: ROUNDS, turn: TURN_MS, deadline }
  const { speeds, hono, rounds } = await measureSpeed(client, speedCalls(tokens), options)
  console.log(
    `\n${pupilIDs.length} pupils, ${ACTIVITY_COUNT} activities; ${CONCURRENCY} requests at a time, median of ${rounds} rounds; ` +
      `load of the machine ${loadavg()[0]?.toFixed(1)}.\n`,
  )
  printSpeeds(speeds, hono)
  client.close()
  printColdStart(await measureColdStart())
}

async function fill(school: School): Promise<void> {
  const began = performance.now()
  await fillSchool(school, ADMIN.password)
  const database = await school.database()
  for (const statement of schoolYear()) await database.prepare(statement).run()
  console.log(`The school year was filled in ${Math.round((performance.now() - began) / 1000)} s.`)
}

async function signIn(client: Client): Promise<Tokens> {
  const token = async (path: string, body: object) => {
    const { text } = await client.send({ method: 'POST', path: `/api/v1/auth/${path}`, body })
    return z.parse(sessionAnswer, JSON.parse(text)).user.token
  }
  const admin = await token('admin', ADMIN)
  return {
    admin,
    pupils: await Promise.all(pupilIDs.map((id) => token('login', { userName: pupilName(id) }))),
  }
}

function printSpeeds(speeds: readonly Speed[], hono: Pick<Speed, 'perSecond' | 'p50' | 'p99'>): void {
  const row = (cells: readonly string[]) =>
    console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(40) : cell.padStart(14))).join(''))
  row(['call', 'per second', 'p50 ms', 'p99 ms', 'to bare Hono'])
  for (const { name, perSecond, p50, p99, toHono } of [
    { name: 'a bare Hono response', ...hono, toHono: 1 },
    ...speeds,
  ])
    row([name, perSecond.toFixed(0), p50.toFixed(2), p99.toFixed(2), toHono.toFixed(2)])
}
