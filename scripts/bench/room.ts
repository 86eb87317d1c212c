import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOM } from '../../domain/events.ts'
import { devVars } from '../dev-vars.ts'
import { startSchool } from '../school-server.ts'
import { startBareObject } from './bare-object.ts'
import { type Crowd, gather } from './crowd.ts'
import { roomTokens } from './room-tokens.ts'

/**
 * `npm run bench:room`: 1,000 sockets in the school's room, 1,000 in a bare `ws` relay and 1,000 in a bare object of
 * the room's runtime, on one machine; 50 events to each, in turns, so that what else the machine does hits all alike.
 * Ends by itself, with 1 where anything was lost; of the times it says what they are and judges nothing: machines
 * differ.
 */

const SOCKETS = 1000
const EVENTS = 50
/** One may say 20 things in 10 seconds. */
const ADMINS = 10
const WARM_UP = 20
const CHANGE = JSON.stringify({
  type: 'pageStateChanged',
  page: { clientID: 'Page_Music', displayName: 'La musique', isEnabled: true },
})

interface Host {
  name: string
  crowd: Crowd
  /** How long each delivery took, in milliseconds: by event. */
  taken: number[][]
}

const folder = await mkdtemp(join(tmpdir(), 'mme-bravo-bench-'))
const variables = await devVars(join(folder, '.dev.vars'))
const school = await startSchool({ port: 0, state: join(folder, 'state'), variables, site: false })
const relay = spawn(process.execPath, [join(import.meta.dirname, 'relay.ts')], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const object = await startBareObject()
try {
  const [port] = await once(relay.stdout, 'data')
  process.exitCode = (await bench(Number(port))) ? 0 : 1
} finally {
  relay.kill()
  await object.stop()
  await school.stop()
  await rm(folder, { recursive: true })
}

/** Whether everything was delivered. */
async function bench(relayPort: number): Promise<boolean> {
  const roomAddress = school.url.replace('http', 'ws') + ROOM.path
  const tokens = await roomTokens(variables.SIGNING_KEY ?? '', SOCKETS, ADMINS)
  const hosts: [Host, Host, Host] = [
    await fill(
      'a bare ws relay',
      tokens.map(() => `ws://127.0.0.1:${relayPort}`),
    ),
    await fill(
      'the room',
      tokens.map((token) => `${roomAddress}?token=${token}`),
    ),
    await fill(
      'a bare object',
      tokens.map(() => object.address),
    ),
  ]
  for (let event = 0; event < WARM_UP; event++) {
    for (const { crowd } of hosts) await crowd.announce(CHANGE)
  }
  for (let event = 0; event < EVENTS; event++) {
    for (const host of event % 2 === 0 ? hosts : hosts.toReversed()) {
      host.taken.push(await host.crowd.announce(CHANGE))
    }
  }
  print(hosts)
  await Promise.all(hosts.map(({ crowd }) => crowd.leave()))
  return hosts.every(({ taken }) => taken.flat().length === SOCKETS * EVENTS)
}

async function fill(name: string, addresses: string[]): Promise<Host> {
  return { name, crowd: await gather(addresses, ADMINS), taken: [] }
}

function print(hosts: readonly [Host, Host, Host]): void {
  const [relay, room, object] = hosts
  console.log(`\n${SOCKETS} sockets, ${EVENTS} events; load of the machine ${loadavg()[0]?.toFixed(1)}.\n`)
  const row = (cells: readonly string[]) =>
    console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(20) : cell.padStart(16))).join(''))
  row(['', 'delivered', 'p50 ms', 'p99 ms'])
  for (const { name, taken } of hosts) {
    const all = taken.flat()
    const figures = [percentile(all, 50), percentile(all, 99)].map((figure) => figure.toFixed(1))
    row([name, `${all.length} / ${SOCKETS * EVENTS}`, ...figures])
  }
  const ratio = (name: string, host: Host, to: Host) =>
    row([name, '', ...[50, 99].map((percent) => medianRatio(host, to, percent).toFixed(2))])
  ratio('room to relay', room, relay)
  ratio('room to object', room, object)
}

/** Event by event, since what else the machine does hits neighbours alike. */
function medianRatio(host: Host, to: Host, percent: number): number {
  const ratios = host.taken.map(
    (taken, event) => percentile(taken, percent) / percentile(to.taken[event] ?? [], percent),
  )
  return percentile(ratios, 50)
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((values.length * percent) / 100)] ?? Number.NaN
}
