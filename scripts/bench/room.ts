import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { importJWK, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { TOKEN_ALGORITHM, TOKEN_ISSUER, TOKEN_SECONDS, TOKEN_TYPE } from '../../domain/api/token.ts'
import { ROOM } from '../../domain/events.ts'
import { loadDevVars } from '../dev-vars.ts'
import { startSchool } from '../school-server.ts'
import { type Crowd, openCrowd } from './crowd.ts'

const privateKey = z.looseObject({ kty: z.string(), kid: z.string() })

/**
 * `npm run bench:room`: opens 1,000 sockets in the school's room and 1,000 in a bare `ws` relay and
 * broadcasts 50 events in each, alternating, so that other load of the machine affects both equally. Exits with 1
 * if a message was lost. Never fails because of the times, since machines differ.
 */

const SOCKETS = 1000
const EVENTS = 50
/** Administrators take turns sending: the room allows 20 messages per 10 seconds from each. */
const ADMINS = 10
const WARM_UP = 20
const CHANGE = JSON.stringify({
  type: 'pageStateChanged',
  page: { clientID: 'Page_Music', displayName: 'La musique', isEnabled: true },
})

interface Host {
  name: string
  crowd: Crowd
  /** Milliseconds of each delivery, by event. */
  delays: number[][]
}

const folder = await mkdtemp(join(tmpdir(), 'mme-bravo-bench-'))
const variables = await loadDevVars(join(folder, '.dev.vars'))
const school = await startSchool({ port: 0, state: join(folder, 'state'), variables, site: false })
const relay = spawn(process.execPath, [join(import.meta.dirname, 'relay.ts')], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const [port] = await once(relay.stdout, 'data')
  process.exitCode = (await bench(Number(port))) ? 0 : 1
} finally {
  relay.kill()
  await school.stop()
  await rm(folder, { recursive: true })
}

/** @returns whether everything was delivered */
async function bench(relayPort: number): Promise<boolean> {
  const roomAddress = school.url.replace('http', 'ws') + ROOM.path
  const tokens = await roomTokens(variables.SIGNING_KEY ?? '', SOCKETS, ADMINS)
  const hosts: [Host, Host] = [
    await fill(
      'a bare ws relay',
      tokens.map(() => `ws://127.0.0.1:${relayPort}`),
    ),
    await fill(
      'the room',
      tokens.map((token) => `${roomAddress}?token=${token}`),
    ),
  ]
  for (let event = 0; event < WARM_UP; event++) {
    for (const { crowd } of hosts) await crowd.send(CHANGE)
  }
  for (let event = 0; event < EVENTS; event++) {
    for (const host of event % 2 === 0 ? hosts : hosts.toReversed()) {
      host.delays.push(await host.crowd.send(CHANGE))
    }
  }
  print(hosts)
  await Promise.all(hosts.map(({ crowd }) => crowd.close()))
  return hosts.every(({ delays }) => delays.flat().length === SOCKETS * EVENTS)
}

async function fill(name: string, addresses: string[]): Promise<Host> {
  return { name, crowd: await openCrowd(addresses, ADMINS), delays: [] }
}

function print(hosts: readonly [Host, Host]): void {
  const [relay, room] = hosts
  console.log(`\n${SOCKETS} sockets, ${EVENTS} events; load of the machine ${loadavg()[0]?.toFixed(1)}.\n`)
  const row = (cells: readonly string[]) =>
    console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(20) : cell.padStart(16))).join(''))
  row(['', 'delivered', 'p50 ms', 'p99 ms'])
  for (const { name, delays } of hosts) {
    const all = delays.flat()
    const figures = [percentile(all, 50), percentile(all, 99)].map((figure) => figure.toFixed(1))
    row([name, `${all.length} / ${SOCKETS * EVENTS}`, ...figures])
  }
  row(['room to relay', '', ...[50, 99].map((percent) => medianRatio(room, relay, percent).toFixed(2))])
}

/** The median of the ratios per event. Other load on the machine affects both hosts of one event alike. */
function medianRatio(host: Host, to: Host, percent: number): number {
  const ratios = host.delays.map(
    (delays, event) => percentile(delays, percent) / percentile(to.delays[event] ?? [], percent),
  )
  return percentile(ratios, 50)
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((values.length * percent) / 100)] ?? Number.NaN
}

/** Signs room tokens like the Worker: first `admins` administrators, then pupils. */
async function roomTokens(signingKey: string, count: number, admins: number): Promise<string[]> {
  const jwk = z.parse(privateKey, JSON.parse(signingKey))
  const key = await importJWK(jwk, TOKEN_ALGORITHM)
  const signed = Array.from({ length: count }, (_, index) =>
    new SignJWT({
      role: index < admins ? 'admin' : 'pupil',
      tokenVersion: 1,
      name: `Pupil ${index}`,
      avatar: '3.fox.png',
      jti: `token ${index}`,
    })
      .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid: jwk.kid, typ: TOKEN_TYPE })
      .setSubject(String(index + 1))
      .setIssuer(TOKEN_ISSUER)
      .setAudience('room')
      .setExpirationTime(`${TOKEN_SECONDS.room} seconds`)
      .sign(key),
  )
  return Promise.all(signed)
}
